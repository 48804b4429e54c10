import type { Browser } from '@playwright/test';

/**
 * How long Playwright alone takes to open a window, see a page in it and close it, in ms: the measure by which the
 * cost of a scenario is told on any machine.
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
