import type { Locator, Page } from '@playwright/test';

/** The first element that is marked to slide in (by `data-slide-in`) and contains these words. */
export const slideInElement = (page: Page, words: string): Locator =>
  page.getByRole('main').locator('[data-slide-in]').filter({ hasText: words }).first();

/**
 * Records each element with `data-slide-in` whose transform transition starts. Deletes the records when the route
 * changes. Runs before the page's own scripts.
 */
export function watchSlideIns(): void {
  const slides: string[] = [];
  Object.assign(window, { slides });
  const note = (event: TransitionEvent) => {
    const element = event.target as HTMLElement;
    if (element.dataset.slideIn !== undefined && event.propertyName === 'transform')
      slides.push(element.textContent);
  };
  addEventListener('transitionrun', note, true);
  addEventListener('popstate', () => (slides.length = 0));
  const pushState = history.pushState.bind(history);
  history.pushState = (...address) => {
    slides.length = 0;
    pushState(...address);
  };
}

/** How often elements with `data-slide-in` and these words have slid in since the last change of the route. */
export const countSlideIns = (page: Page, words: string): Promise<number> =>
  page.evaluate(
    (text) => (window as unknown as { slides: string[] }).slides.filter((one) => one.includes(text)).length,
    words,
  );

/** An element's opacity, and by how many px its transform moves it down. */
export const readOpacityAndOffset = (element: Locator): Promise<{ opacity: number; below: number }> =>
  element.evaluate((target) => {
    const { opacity, transform } = getComputedStyle(target);
    return { opacity: Number(opacity), below: new DOMMatrix(transform).f };
  });

/** The texts of the elements with `data-slide-in` that are not wholly opaque, or are moved by a transform. */
export const listUnfinishedSlideIns = (page: Page): Promise<string[]> =>
  page.locator('[data-slide-in]').evaluateAll((all) =>
    (all as HTMLElement[])
      .filter((element) => {
        const { opacity, transform } = getComputedStyle(element);
        return opacity !== '1' || transform !== 'none';
      })
      .map((element) => element.textContent),
  );

/**
 * Scrolls without animation until `percent` of an element's height, rounded up to a px, is above the window's lower
 * edge. Waits until the page's IntersectionObservers have run. Returns the visible share.
 */
export const scrollShareIntoView = (element: Locator, percent: number): Promise<number> =>
  element.evaluate(async (target, share) => {
    const readRatio = () =>
      new Promise<number>((done) => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect();
          done(entry!.intersectionRatio);
        });
        observer.observe(target);
      });
    const { top, height } = target.getBoundingClientRect();
    const position = Math.ceil(scrollY + top - innerHeight + (height * share) / 100);
    document.documentElement.scrollTo({ top: position, behavior: 'instant' });
    const ratio = await readRatio();
    await readRatio();
    return ratio;
  }, percent);
