import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { VisitorInput } from './input.ts';

/** Settings that some browsers can only apply to all their windows: one browser is started for each combination. */
export type BrowserSettings = { motion: boolean; script: boolean };

/** A browser used instead of Chromium. */
export type OtherBrowser = {
  start(settings: BrowserSettings): Promise<Browser>;
  /** Playwright's options for a window of this browser, instead of Chromium's. */
  options: BrowserContextOptions;
  /** Prepares a new window before its first page: mocks answer its calls, except calls to the host of `origin`. */
  prepare(context: BrowserContext, origin: string): Promise<void>;
  createInput(page: Page): VisitorInput;
};

let otherBrowser: OtherBrowser | undefined;

/** Makes the features of this process run in another browser instead of Chromium. */
export const setOtherBrowser = (browser: OtherBrowser): void => void (otherBrowser = browser);

/** Returns the browser used instead of Chromium; undefined for Chromium itself. */
export const getOtherBrowser = (): OtherBrowser | undefined => otherBrowser;
