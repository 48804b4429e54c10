import type { Locator } from '@playwright/test';

/**
 * Why a visitor does not see an element, or these words in it: '' where they do. They see a box above 1 px that is
 * opaque, lies within what surrounds it and has nothing over its middle; what is not in the window is looked at where
 * scrolling brings it, and the page is back before it can know. Runs in the page.
 */
function whyUnseen(element: Element, words: string): string {
  if (!element.checkVisibility({ visibilityProperty: true })) return 'is hidden';
  const box = words ? boxOfWords() : largest(element.getClientRects());
  if (!box || box.width <= 1 || box.height <= 1) return 'has no size';
  const around = ancestors(element);
  if (around.reduce((product, one) => product * Number(getComputedStyle(one).opacity), 1) < 0.5)
    return 'is not opaque';
  if (words && isClear(getComputedStyle(element).color)) return 'has words without colour';
  const root = document.documentElement;
  const before = scrollY;
  const x = box.left + box.width / 2;
  const middle = box.top + box.height / 2;
  const isInWindow = middle >= 0 && middle < innerHeight;
  const scrollBack = isInWindow ? undefined : () => root.scrollTo({ top: before, behavior: 'instant' });
  if (!isInWindow) root.scrollTo({ top: before + middle - innerHeight / 2, behavior: 'instant' });
  const y = middle - (scrollY - before);
  const why = around.some((one) => isClippedBy(one, x, y)) ? 'is clipped' : whyCovered(x, y);
  scrollBack?.();
  return why;

  function boxOfWords(): DOMRect | undefined {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) if (inOneLine(walker.currentNode)) texts.push(walker.currentNode);
    // Words may run over several elements: then the largest part of them stands for all.
    const whole = texts.filter((text) => inOneLine(text).includes(words));
    const boxes = (whole.length ? whole : texts).flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
    return largest(boxes) ?? largest(element.getClientRects());
  }
  function inOneLine({ textContent }: Node): string {
    return (textContent ?? '').replace(/\s+/g, ' ').trim();
  }
  function largest(boxes: Iterable<DOMRect>): DOMRect | undefined {
    return [...boxes].toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
  }
  function ancestors(one: Element | null): Element[] {
    return one ? [one, ...ancestors(one.parentElement)] : [];
  }
  function isClear(colour: string): boolean {
    return /^rgba\(.*, 0(\.[0-4]\d*)?\)$/.test(colour) || colour === 'transparent';
  }
  function isClippedBy(one: Element, left: number, top: number): boolean {
    const { overflowX, overflowY, clipPath } = getComputedStyle(one);
    const edge = one.getBoundingClientRect();
    const isRoot = one === document.documentElement || one === document.body;
    const outside = left < edge.left || left > edge.right || top < edge.top || top > edge.bottom;
    return !isRoot && outside && (overflowX !== 'visible' || overflowY !== 'visible' || clipPath !== 'none');
  }
  function paints(one: Element): boolean {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
    const isPicture =
      one instanceof SVGGeometryElement || ['img', 'canvas', 'video', 'iframe'].includes(one.localName);
    return Number(opacity) > 0.1 && (isPicture || backgroundImage !== 'none' || !isClear(backgroundColor));
  }
  function whyCovered(left: number, top: number): string {
    if (left < 0 || left >= innerWidth) return 'is beside the window';
    const hits = document.elementsFromPoint(left, top);
    const own = hits.findIndex((hit) => element.contains(hit));
    // What lets the pointer through is not hit itself: what it stands in is.
    const cover = hits
      .slice(0, own < 0 ? undefined : own)
      .find((hit) => !hit.contains(element) && paints(hit));
    return cover ? `is covered by <${cover.localName}>` : '';
  }
}

/** Asks one after the other: each may scroll the page for its answer. */
export async function inTurn<T, A>(all: readonly T[], ask: (one: T) => Promise<A>): Promise<A[]> {
  const answers: A[] = [];
  for (const one of all) answers.push(await ask(one));
  return answers;
}

/** Those of some elements that a visitor sees, in reading order. */
export async function onlySeen(elements: Locator): Promise<Locator[]> {
  const all = await elements.filter({ visible: true }).all();
  const reasons = await inTurn(all, (element) => unseen(element));
  return all.filter((_element, index) => reasons[index] === '');
}

/** Whether a drawing leaves anything on the screen: without it the same place looks otherwise. */
export async function isDrawn(drawing: Locator): Promise<boolean> {
  if (await unseen(drawing)) return false;
  const place = drawing.locator('..');
  const shown = await place.screenshot({ animations: 'disabled' });
  await drawing.evaluate((element) => ((element as HTMLElement).style.visibility = 'hidden'));
  const hidden = await place.screenshot({ animations: 'disabled' });
  await drawing.evaluate((element) => (element as HTMLElement).style.removeProperty('visibility'));
  return !shown.equals(hidden);
}

/** Why a visitor does not see an element or, where it has words to show, those: '' where they do. */
export const unseen = (element: Locator, words = ''): Promise<string> => element.evaluate(whyUnseen, words);
