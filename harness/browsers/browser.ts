import { existsSync } from 'node:fs';
import { type Browser, chromium, firefox, webkit } from '@playwright/test';
import { browserEnv } from './browser-env.ts';
import { launchChromium } from './chromium.ts';
import { readEngine } from './engine.ts';
import { type FirefoxSettings, launchFirefox } from './firefox.ts';
import { forgetWindows } from './window-pool.ts';
import { withTimeout } from '../timeout.ts';

const types = { chromium, firefox, webkit };

/**
 * Starts a browser of the engine in BROWSER with the fonts of the suite, or one of the Playwright server that
 * PLAYWRIGHT_SERVER names. `settings` matter to Firefox, where they are those of the whole browser.
 */
export async function startBrowser(
  settings: FirefoxSettings = { motion: false, script: true },
): Promise<Browser> {
  const name = readEngine();
  const type = types[name];
  const remote = process.env.PLAYWRIGHT_SERVER;
  // The site under test is served on this machine: a remote browser reaches its loopback addresses through Playwright.
  if (remote) return type.connect(remote, { exposeNetwork: '<loopback>' });
  if (name === 'chromium') return launchChromium();
  if (name === 'firefox') return launchFirefox(settings);
  if (!existsSync(type.executablePath()))
    throw new Error(`Playwright's webkit is not installed: "npx playwright install webkit".`);
  return type.launch({ env: browserEnv });
}

/** The browsers of a process, each started when first asked for: one, or in Firefox one for each of its settings. */
export class Browsers {
  readonly #started = new Map<string, Promise<Browser>>();

  get({ motion, script }: FirefoxSettings = { motion: false, script: true }): Promise<Browser> {
    const key = readEngine() === 'firefox' ? JSON.stringify([motion, script]) : '';
    const browser = this.#started.get(key) ?? startBrowser({ motion, script });
    this.#started.set(key, browser);
    return browser;
  }

  /** Ends them; the next `get` starts others. */
  async close(): Promise<void> {
    const started = [...this.#started.values()];
    this.#started.clear();
    for (const browser of started) await (await browser).close();
  }
}

/** Those that the features of this process look at. */
export const browsersOfFeatures = new Browsers();

/** Ends the browsers of the features, with all windows; the next scenario starts others. */
export async function endBrowsers(): Promise<void> {
  forgetWindows();
  await withTimeout(browsersOfFeatures.close());
}
