import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { browserEnv } from './browser-env.ts';

const DEBIAN_HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * Flags that turn off QUIC, the first-run page, proxies, and calls to Chromium's vendor. A proxy would resolve the
 * hosts that `--host-resolver-rules` hides. As root, Chromium starts only with `--no-sandbox`.
 */
export const chromiumFlags = [
  '--disable-quic',
  '--no-first-run',
  '--proxy-server=direct://',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * With partial raster Chromium draws a changed part over its former pixels and blends the edges, so two equal screens
 * differ by a few pixels when they were reached in different ways. Lighthouse runs without the flag, because it
 * measures the browser that visitors have.
 */
const NO_PARTIAL_RASTER = '--disable-partial-raster';

/**
 * The path of the first Chromium found: CHROME_PATH, Debian's headless shell, Playwright's headless shell or whole
 * browser, Debian's whole browser. If none is found, installs Chromium. Ends the process if the installation fails, or
 * if CHROME_PATH names a missing file.
 */
export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: installing one.');
  for (const [command, ...args] of listInstallCommands()) {
    const { status } = spawnSync(command!, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const path = status === 0 && findChromium();
    if (path) {
      console.log(`Installed with "${[command, ...args].join(' ')}": ${path}`);
      return path;
    }
  }
  console.error('No Chromium was found or could be installed: install one and set CHROME_PATH to its path.');
  process.exit(1);
}

/**
 * Starts Chromium with the suite's fonts. Chromium can reach only the host of SITE_URL, and hides scroll bars unless
 * `scrollBars` is set.
 */
export const launchChromium = ({ scrollBars = false } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: findOrInstallChromium(),
    ...(scrollBars && { ignoreDefaultArgs: ['--hide-scrollbars'] }),
    args: [...chromiumFlags, NO_PARTIAL_RASTER, makeHostRulesFlag()],
    // In an ASCII locale Chromium saves a file as "download" if its name contains a character that is not ASCII.
    env: { ...browserEnv, LC_ALL: 'C.UTF-8' },
  });

/** The Chromium flag that lets only the host of SITE_URL resolve: no request can reach another host. */
export function makeHostRulesFlag(): string {
  const { hostname } = new URL(process.env.SITE_URL ?? 'http://127.0.0.1');
  return `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${hostname}`;
}

function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) {
    console.error(`CHROME_PATH names "${named}", which does not exist.`);
    process.exit(1);
  }
  const playwrightPath = chromium.executablePath();
  const shell = playwrightPath.replace(
    /chromium-(\d+).*/,
    'chromium_headless_shell-$1/chrome-headless-shell-linux64/chrome-headless-shell',
  );
  return [named, DEBIAN_HEADLESS_SHELL, shell, playwrightPath, DEBIAN_CHROMIUM].find(
    (path) => path && existsSync(path),
  );
}

function listInstallCommands(): string[][] {
  const playwright = ['npx', 'playwright', 'install', '--with-deps', '--only-shell', 'chromium'];
  const apt = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'sh', '-c'];
  return [playwright, [...apt, 'apt-get update -qq && apt-get install -y -qq chromium-headless-shell']];
}
