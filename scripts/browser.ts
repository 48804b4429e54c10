import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Flags for a machine without a network, and for one where the browser would run as root. */
export const browserFlags = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * The path of a Chromium: what CHROME_PATH names, Playwright's own, or Debian's. Installs one where none is
 * found, and ends the process with one clear sentence where that fails.
 */
export function browserPath(): string {
  const found = installed();
  if (found) return found;
  console.log('No Chromium found: installing one.');
  for (const [command, ...args] of waysToInstall()) {
    const { status } = spawnSync(command!, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const path = status === 0 && installed();
    if (path) {
      console.log(`Installed with "${[command, ...args].join(' ')}": ${path}`);
      return path;
    }
  }
  console.error('No Chromium was found and none could be installed: install one and name it in CHROME_PATH.');
  process.exit(1);
}

function installed(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) {
    console.error(`CHROME_PATH names "${named}", and there is no such file.`);
    process.exit(1);
  }
  const own = chromium.executablePath();
  const shell = own.replace(
    /chromium-(\d+).*/,
    'chromium_headless_shell-$1/chrome-headless-shell-linux64/chrome-headless-shell',
  );
  return [named, ...DEBIAN.slice(0, 1), shell, own, ...DEBIAN.slice(1)].find(
    (path) => path && existsSync(path),
  );
}

function waysToInstall(): string[][] {
  const playwright = ['npx', 'playwright', 'install', '--with-deps', '--only-shell', 'chromium'];
  const apt = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'sh', '-c'];
  return [playwright, [...apt, 'apt-get update -qq && apt-get install -y -qq chromium-headless-shell']];
}
