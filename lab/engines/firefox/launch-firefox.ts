import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, firefox } from '@playwright/test';
import { browserEnv } from '../../../harness/browsers/browser-env.ts';
import type { BrowserSettings } from '../../../harness/browsers/other-browser.ts';

/** The program that starts Firefox behind the bridge, our proxy between Playwright and Firefox. */
const BRIDGED_FIREFOX = fileURLToPath(new URL('bridged-firefox.ts', import.meta.url));

/** The path of Debian's Firefox. The bridge needs at least Firefox 143, the first with `network.addDataCollector`. */
export const findFirefox = (): string | undefined =>
  ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

/** Names a missing requirement of Firefox and how to install it; undefined if nothing is missing. */
export const explainMissingFirefox = (): string | undefined =>
  findFirefox() ? undefined : 'Firefox was not found: "apt-get update && apt-get install firefox-esr".';

/** Starts Firefox behind the bridge. Over BiDi, reduced motion and scripts can only be set for the whole browser. */
export const launchFirefox = ({ motion, script }: BrowserSettings): Promise<Browser> =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: BRIDGED_FIREFOX,
    // No sandbox: with it the main process reads all files for a page, and pages take 1.5 times as long to open.
    env: { ...browserEnv, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': motion ? 0 : 1,
      'javascript.enabled': script,
      // Otherwise Firefox shows a saved PDF in a tab, which would count as opened by the page.
      'pdfjs.disabled': true,
      // Otherwise the list of downloads opens over the page and keeps the focus.
      'browser.download.alwaysOpenPanel': false,
      // Scroll bars beside the page would make it narrower than the window; Chromium's are hidden too.
      'ui.useOverlayScrollbars': 1,
      // No back/forward cache (our Chromium has none either): Playwright does not see pages restored from this cache.
      'browser.sessionhistory.max_total_viewers': 0,
      // Let a window in the background keep its focused element.
      'focusmanager.testmode': true,
    },
  });
