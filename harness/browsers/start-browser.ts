import type { Browser } from '@playwright/test';
import { launchChromium } from './launch-chromium.ts';
import { type BrowserSettings, getOtherBrowser } from './other-browser.ts';
import { forgetIdleWindows } from './window-pool.ts';
import { withTimeout } from '../timeout.ts';

/** The running browsers by their settings; Chromium needs only one for all settings. */
const startedBrowsers = new Map<string, Promise<Browser>>();

/** Returns the browser in which the features run; the first call with the same settings starts it. */
export function getBrowser(settings: BrowserSettings = { motion: false, script: true }): Promise<Browser> {
  const other = getOtherBrowser();
  const key = other ? JSON.stringify(settings) : '';
  const browser = startedBrowsers.get(key) ?? (other ? other.start(settings) : launchChromium());
  startedBrowsers.set(key, browser);
  return browser;
}

/** Closes the browsers of the features with all their windows; the next scenario starts new ones. */
export async function closeBrowsers(): Promise<void> {
  forgetIdleWindows();
  const ending = [...startedBrowsers.values()];
  startedBrowsers.clear();
  await withTimeout(Promise.all(ending.map(async (browser) => (await browser).close())));
}
