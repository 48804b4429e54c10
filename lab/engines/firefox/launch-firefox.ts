import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, firefox } from '@playwright/test';
import { browserEnv } from '../../../harness/browsers/browser-env.ts';
import type { BrowserSettings } from '../../../harness/browsers/other-browser.ts';

/** The program that starts Firefox for Playwright behind the bridge. */
const BRIDGED_FIREFOX = fileURLToPath(new URL('bridged-firefox.ts', import.meta.url));

/** Debian's Firefox. The bridge needs request bodies (`network.addDataCollector`), that is Firefox 143 or newer. */
export const findFirefox = (): string | undefined =>
  ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

/** Names a missing requirement of Firefox and how to install it; undefined if nothing is missing. */
export const findMissingFirefox = (): string | undefined =>
  findFirefox() ? undefined : 'Firefox was not found: "apt-get update && apt-get install firefox-esr".';

/** Starts Firefox behind the bridge. Whether pages move and run scripts can only be set for a whole browser over BiDi. */
export const launchFirefox = ({ motion, script }: BrowserSettings): Promise<Browser> =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: BRIDGED_FIREFOX,
    // Without its sandbox our page opens in two thirds of the time: with it, the main process reads each file for the page.
    env: { ...browserEnv, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': motion ? 0 : 1,
      'javascript.enabled': script,
      // Firefox would show a saved PDF in a tab, which would count as opened by the page.
      'pdfjs.disabled': true,
      // The list of downloads would open over the page and keep the focus.
      'browser.download.alwaysOpenPanel': false,
      // Scroll bars beside the page would make it narrower than the window; Chromium's are left out too.
      'ui.useOverlayScrollbars': 1,
      // No back/forward cache, as in Chromium here: Playwright never sees a page that is restored from it.
      'browser.sessionhistory.max_total_viewers': 0,
      // Keeps the focus in a window behind another.
      'focusmanager.testmode': true,
    },
  });
