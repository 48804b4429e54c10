import type { Browser } from '@playwright/test';

/**
 * Measures in ms how long Playwright takes to open a window, load a page and close the window, without our harness. We
 * divide the time of a scenario by this time, because the ratio is comparable between machines.
 */
export async function measurePlaywrightAlone(browser: Browser, address: string): Promise<number> {
  const started = performance.now();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('body').waitFor();
  await context.close();
  return performance.now() - started;
}
