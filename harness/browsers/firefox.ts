import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, firefox } from '@playwright/test';
import { browserEnv } from './browser-env.ts';

const DEBIAN = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The program that starts such a Firefox for Playwright, and stands between the two. */
const BRIDGE = fileURLToPath(new URL('firefox-bridge.ts', import.meta.url));

/** The Firefox that the system has: what FIREFOX_PATH names, or Debian's. */
function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named && !existsSync(named))
    throw new Error(`FIREFOX_PATH names "${named}", and there is no such file.`);
  return [named, ...DEBIAN].find((path) => path && existsSync(path));
}

/** Whether Playwright's own build is installed, which needs no bridge. */
const hasOwnFirefox = (): boolean => existsSync(firefox.executablePath());

/** The first Firefox that hands out what a page sends (`network.addDataCollector` of WebDriver BiDi). */
const LEAST_VERSION = 143;

const HOW = '"apt-get update && apt-get install firefox-esr", or name another in FIREFOX_PATH';

/** What is missing to start a Firefox, and how to get it; undefined if nothing is. */
export function findMissingFirefox(): string | undefined {
  if (hasOwnFirefox()) return undefined;
  const path = findFirefox();
  return path ? findTooOld(path) : `No Firefox was found: ${HOW}.`;
}

/** Says that a Firefox is too old to be driven; undefined if it is not. */
export function findTooOld(path: string): string | undefined {
  const version = /\d+/.exec(execFileSync(path, ['--version'], { encoding: 'utf8' }))?.[0];
  return Number(version) >= LEAST_VERSION
    ? undefined
    : `${path} is Firefox ${version}, and ${LEAST_VERSION} is the first that can be driven: ${HOW}.`;
}

/** What a page cannot be asked to have in Firefox over BiDi, but a whole browser can: motion, and scripts. */
export type FirefoxSettings = { motion: boolean; script: boolean };

/** Starts Playwright's Firefox where it is installed, else the system's through the bridge. */
export async function launchFirefox({ motion, script }: FirefoxSettings): Promise<Browser> {
  const firefoxUserPrefs = {
    'ui.prefersReducedMotion': motion ? 0 : 1,
    'javascript.enabled': script,
    // Firefox would show a saved PDF in a tab, which counts as one that the page has opened.
    'pdfjs.disabled': true,
    // The list of downloads would open over the page and keep the focus.
    'browser.download.alwaysOpenPanel': false,
    // Scroll bars beside the page would make it narrower than the window; Chromium's are left out too.
    'ui.useOverlayScrollbars': 1,
    // A page that was left is loaded anew, as in Chromium here: Playwright never sees one that is shown as it was left.
    'browser.sessionhistory.max_total_viewers': 0,
    // Keeps the focus in a window behind another.
    'focusmanager.testmode': true,
  };
  if (hasOwnFirefox()) return firefox.launch({ env: browserEnv, firefoxUserPrefs });
  const missing = findMissingFirefox();
  if (missing) throw new Error(missing);
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: BRIDGE,
    // Without its sandbox a page of our own opens in two thirds of the time, as the browser reads each file for it.
    env: { ...browserEnv, FIREFOX_PATH: findFirefox()!, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
    firefoxUserPrefs,
  });
}
