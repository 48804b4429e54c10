import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { VisitorInput } from './input.ts';

/** What a window is opened for; a browser in which windows cannot differ in it is started once for each. */
export type BrowserSettings = { motion: boolean; script: boolean };

/** A browser in the place of Chromium. */
export type OtherBrowser = {
  start(settings: BrowserSettings): Promise<Browser>;
  /** Options of Playwright that a window there needs, in place of Chromium's. */
  options: BrowserContextOptions;
  /** Prepares a window that has no page yet; its calls to other hosts than `origin` are answered by the mocks. */
  prepare(context: BrowserContext, origin: string): Promise<void>;
  createInput(page: Page): VisitorInput;
};

let other: OtherBrowser | undefined;

/** Lets the features of this process run in another browser; Chromium is the only one that the harness knows itself. */
export const useOtherBrowser = (browser: OtherBrowser): void => void (other = browser);

/** The browser in the place of Chromium; undefined for Chromium itself. */
export const findOtherBrowser = (): OtherBrowser | undefined => other;
