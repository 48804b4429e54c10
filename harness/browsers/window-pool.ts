import type { Browser } from '@playwright/test';
import { BrowserWindow, type Conditions } from './browser-window.ts';

/** Idle windows for the next visitor, at most one for each set of conditions. */
const idleWindows = new Map<string, BrowserWindow>();

/** Takes a window for a visitor: one that a former visitor returned, or a new one. */
export async function takeWindow(
  browser: Browser,
  conditions: Conditions,
  origin: string,
): Promise<BrowserWindow> {
  const key = JSON.stringify(conditions);
  const idle = idleWindows.get(key);
  idleWindows.delete(key);
  await idle?.input.reset?.();
  return idle ?? BrowserWindow.open(browser, conditions, origin);
}

/** Empties the pool, because the browsers of its windows are about to be closed. */
export const forgetIdleWindows = (): void => idleWindows.clear();

/**
 * Keeps a window for the next visitor if it can be reset and no window with the same conditions is idle. Closes it
 * otherwise, and always if TRACE, `isNew` or `ownTime` is set.
 */
export async function returnWindow(window: BrowserWindow, origin: string): Promise<void> {
  const key = JSON.stringify(window.conditions);
  const { isNew, ownTime } = window.conditions;
  const isWanted = !isNew && !ownTime && !process.env.TRACE && !idleWindows.has(key);
  if (isWanted && (await window.tryToReset(origin))) idleWindows.set(key, window);
  else await window.context.close();
}
