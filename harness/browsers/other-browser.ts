import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { VisitorInput } from './input.ts';

/** Settings of a window; a browser that only has them for all its windows is started once for each combination. */
export type BrowserSettings = { motion: boolean; script: boolean };

/** A browser used instead of Chromium. */
export type OtherBrowser = {
  start(settings: BrowserSettings): Promise<Browser>;
  /** Playwright's options for a window of this browser, instead of Chromium's. */
  options: BrowserContextOptions;
  /** Prepares a window that has no page yet; its calls to other hosts than `origin` are answered by the mocks. */
  prepare(context: BrowserContext, origin: string): Promise<void>;
  createInput(page: Page): VisitorInput;
};

let other: OtherBrowser | undefined;

/** Lets the features of this process run in another browser; Chromium is the only one that the harness knows itself. */
export const useOtherBrowser = (browser: OtherBrowser): void => void (other = browser);

/** The browser used instead of Chromium; undefined for Chromium itself. */
export const findOtherBrowser = (): OtherBrowser | undefined => other;
