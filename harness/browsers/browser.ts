import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, firefox, webkit } from '@playwright/test';

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
 * Draws each part of a page anew: where a part is drawn over what stood there before, its edges tell of that. Lighthouse
 * does without, as it measures what visitors have.
 */
const WHOLE_DRAWING = '--disable-partial-raster';

/**
 * The path of a Chromium: what CHROME_PATH names, Debian's headless shell, Playwright's own, or Debian's whole
 * browser. Installs one where none is
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

const engines = { chromium, firefox, webkit };

/**
 * Starts a browser: that of the Playwright server which PLAYWRIGHT_SERVER names, or a local one of the engine in
 * BROWSER (chromium, firefox or webkit; the latter two as Playwright installs them). `env` is added to its environment.
 */
export async function startBrowser(env?: NodeJS.ProcessEnv): Promise<Browser> {
  const name = process.env.BROWSER || 'chromium';
  const engine = engines[name as keyof typeof engines];
  if (!engine) throw new Error(`BROWSER is "${name}"; it must be chromium, firefox or webkit.`);
  const remote = process.env.PLAYWRIGHT_SERVER;
  // The machine of a remote browser does not serve the site under test: its calls home come back here.
  if (remote) return engine.connect(remote, { exposeNetwork: '<loopback>' });
  if (name === 'chromium')
    return chromium.launch({
      executablePath: browserPath(),
      args: [...browserFlags, WHOLE_DRAWING, siteOnly()],
      // In a locale of ASCII alone Chromium calls a file with any other character "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8', ...env } as Record<string, string>,
    });
  if (!existsSync(engine.executablePath()))
    throw new Error(
      `BROWSER is "${name}", and Playwright's ${name} is not installed: "npx playwright install ${name}".`,
    );
  return engine.launch();
}

/** A flag by which no host has an address but the site's: what nobody answers in its place leads nowhere. */
export function siteOnly(): string {
  const { hostname } = new URL(process.env.SITE_URL ?? 'http://127.0.0.1');
  return `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${hostname}`;
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
