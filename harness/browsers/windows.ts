import type { Browser } from '@playwright/test';
import { BrowserWindow, type Conditions } from './window.ts';

/** The windows that wait for their next visitor, one for each kind of conditions. */
const waiting = new Map<string, BrowserWindow>();

/** A window for a visitor: one that another has left as a new one would be, or a new one. */
export async function takeWindow(
  browser: Browser,
  conditions: Conditions,
  origin: string,
): Promise<BrowserWindow> {
  const key = JSON.stringify(conditions);
  const left = waiting.get(key);
  waiting.delete(key);
  return left ?? BrowserWindow.open(browser, conditions, origin);
}

/** Hands a window on if it can be; WINDOWS=new opens one for each visitor, as does a trace. */
export async function giveBack(window: BrowserWindow, origin: string): Promise<void> {
  const key = JSON.stringify(window.conditions);
  const isNew = process.env.WINDOWS === 'new' || process.env.TRACE || window.conditions.ownTime;
  const isWanted = !isNew && !waiting.has(key);
  if (isWanted && (await window.leave(origin))) waiting.set(key, window);
  else await window.context.close();
}
