import type { Browser } from '@playwright/test';

/**
 * Measures in ms how long Playwright alone takes to open a window, load a page and close it. The cost of a scenario is
 * given as a multiple of this, which is comparable between machines.
 */
export async function measureBareScenario(browser: Browser, address: string): Promise<number> {
  const started = performance.now();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('body').waitFor();
  await context.close();
  return performance.now() - started;
}
