import type { Locator, Page } from '@playwright/test';
import { waitForNextFrame, scrollInstantly } from './page.ts';

/** The text area of the developer demo. */
export const sampleRequest = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Sample request', exact: true });

/** Scrolls the sample request to the middle of the window and waits until the page's IntersectionObservers have run. */
export async function scrollToDemo(page: Page): Promise<void> {
  // The demo is hydrated once it has its Pause or Play button.
  await page.getByRole('button', { name: /^(Pause|Play)$/ }).waitFor();
  const middle = await sampleRequest(page).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return Math.round(scrollY + top + height / 2 - innerHeight / 2);
  });
  await scrollInstantly(page, middle);
  await waitForNextFrame(page);
}

/** Whether a field shows all of its text: nothing is cut off or has to be scrolled to. */
export const fitsItsText = (field: Locator): Promise<boolean> =>
  field.evaluate((area) => area.scrollWidth <= area.clientWidth && area.scrollHeight <= area.clientHeight);
