import type { Browser } from '@playwright/test';
import { launchChromium } from './launch-chromium.ts';
import { type BrowserSettings, findOtherBrowser } from './other-browser.ts';
import { forgetWindows } from './window-pool.ts';
import { withTimeout } from '../timeout.ts';

/** The browsers of the features: Chromium, or another one for each of its settings. */
const started = new Map<string, Promise<Browser>>();

/** The browser of the features, started when first asked for. */
export function getBrowser(settings: BrowserSettings = { motion: false, script: true }): Promise<Browser> {
  const other = findOtherBrowser();
  const key = other ? JSON.stringify(settings) : '';
  const browser = started.get(key) ?? (other ? other.start(settings) : launchChromium());
  started.set(key, browser);
  return browser;
}

/** Ends the browsers of the features, with all windows; the next scenario starts others. */
export async function endBrowsers(): Promise<void> {
  forgetWindows();
  const ending = [...started.values()];
  started.clear();
  await withTimeout(Promise.all(ending.map(async (browser) => (await browser).close())));
}
