import type { Locator, Page } from '@playwright/test';
import { nextFrame, scrollInstantly } from './page.ts';

/** The text area of the developer demo. */
export const demo = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Sample request', exact: true });

/** Puts the demo in the middle of the window, and waits until the page knows. */
export async function scrollToDemo(page: Page): Promise<void> {
  // The script of the demo has taken over once there is something to pause.
  await page.getByRole('button', { name: /^(Pause|Play)$/ }).waitFor();
  const middle = await demo(page).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return Math.round(scrollY + top + height / 2 - innerHeight / 2);
  });
  await scrollInstantly(page, middle);
  await nextFrame(page);
}

/** Whether nothing of the text is cut off. */
export const fits = (field: Locator): Promise<boolean> =>
  field.evaluate((area) => area.scrollWidth <= area.clientWidth && area.scrollHeight <= area.clientHeight);
