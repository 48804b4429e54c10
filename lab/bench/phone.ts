import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

const CPU_SLOWDOWN = 4;

/** Opens a new window of a phone, with a cold cache. */
export const openPhoneWindow = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

/** Opens a page and waits until it is hydrated. */
export async function openHydratedPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Throttles a page's CPU to a quarter of this machine's speed. */
export async function throttleCpu(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}
