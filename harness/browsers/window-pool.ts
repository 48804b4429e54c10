import type { Browser } from '@playwright/test';
import { BrowserWindow, type Conditions } from './browser-window.ts';

/** The windows that wait for their next visitor, one for each kind of conditions. */
const idleWindows = new Map<string, BrowserWindow>();

/** A window for a visitor: one that another has left as a new one would be, or a new one. */
export async function takeWindow(
  browser: Browser,
  conditions: Conditions,
  origin: string,
): Promise<BrowserWindow> {
  const key = JSON.stringify(conditions);
  const left = idleWindows.get(key);
  idleWindows.delete(key);
  return left ?? BrowserWindow.open(browser, conditions, origin);
}

/** Hands a window on if it can be; WINDOWS=new opens one for each visitor, as does a trace. */
export async function returnWindow(window: BrowserWindow, origin: string): Promise<void> {
  const key = JSON.stringify(window.conditions);
  const isNew = process.env.WINDOWS === 'new' || process.env.TRACE || window.conditions.ownTime;
  const isWanted = !isNew && !idleWindows.has(key);
  if (isWanted && (await window.tryToReset(origin))) idleWindows.set(key, window);
  else await window.context.close();
}
