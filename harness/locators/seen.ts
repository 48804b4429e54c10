import type { Locator } from '@playwright/test';

/**
 * Returns for each element why a visitor does not see it, or `words` in it; '' if it is seen. A visitor sees a box
 * that is larger than 1 px, opaque, not clipped by an ancestor and not covered at its centre. An element that is
 * not wholly in the window is scrolled to the middle and back in one task, so the page gets no event. Runs in the page.
 */
function explainUnseenInPage(elements: Element[], words: string): string[] {
  return elements.map(explain);

  function explain(element: Element): string {
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
    const isInWindow = box.top >= 0 && box.bottom <= innerHeight;
    if (!isInWindow) root.scrollTo({ top: before + middle - innerHeight / 2, behavior: 'instant' });
    const y = middle - (scrollY - before);
    const why = around.some((one) => isClippedBy(one, x, y)) ? 'is clipped' : whyCovered(x, y);
    if (!isInWindow) root.scrollTo({ top: before, behavior: 'instant' });
    return why;

    function boxOfWords(): DOMRect | undefined {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) if (inOneLine(walker.currentNode)) texts.push(walker.currentNode);
      // If no single text node has all words, check the largest box of any text in the element.
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
      return (
        !isRoot && outside && (overflowX !== 'visible' || overflowY !== 'visible' || clipPath !== 'none')
      );
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
      // `elementsFromPoint` leaves out elements with `pointer-events: none` and returns their parents.
      const cover = hits
        .slice(0, own < 0 ? undefined : own)
        .find((hit) => !hit.contains(element) && paints(hit));
      return cover ? `is covered by <${cover.localName}>` : '';
    }
  }
}

/** The value of a missing part, for steps to compare: Playwright itself would wait for the part, then throw. */
export const NOT_THERE = 'is not there';

/** Whether a part is in the document, seen or not. */
export const isInDocument = async (part: Locator): Promise<boolean> => (await part.count()) > 0;

/** Reads elements one after the other, because each reading may scroll the page. */
export async function readInTurn<T, A>(all: readonly T[], read: (one: T) => Promise<A>): Promise<A[]> {
  const results: A[] = [];
  for (const one of all) results.push(await read(one));
  return results;
}

/** Returns for each element why a visitor does not see it; '' if they do. */
export const listUnseenReasons = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll(explainUnseenInPage, '');

/** The elements that a visitor sees, in reading order. */
export async function listSeenElements(elements: Locator): Promise<Locator[]> {
  const visible = elements.filter({ visible: true });
  const reasons = await listUnseenReasons(visible);
  return reasons.flatMap((reason, index) => (reason ? [] : visible.nth(index)));
}

/** Whether a drawing is visible: a screenshot with the drawing differs from a screenshot without it. */
export async function isDrawn(drawing: Locator): Promise<boolean> {
  if (await explainUnseen(drawing)) return false;
  const clip = await drawing.evaluate(scrollIntoWindow);
  // `locator.screenshot()` waits for animation frames, which a stopped clock never fires.
  const picture = () => drawing.page().screenshot({ animations: 'disabled', clip });
  const shown = await picture();
  // Hide the drawing by opacity. With `visibility` it has no role, and the locator would not find it again.
  await drawing.evaluate((element) =>
    (element as HTMLElement).style.setProperty('opacity', '0', 'important'),
  );
  const hidden = await picture();
  await drawing.evaluate((element) => (element as HTMLElement).style.removeProperty('opacity'));
  return !shown.equals(hidden);
}

/** Scrolls a drawing into the window and returns its visible box. Runs in the page. */
function scrollIntoWindow(drawing: Element): { x: number; y: number; width: number; height: number } {
  const { top, height } = drawing.getBoundingClientRect();
  if (top < 0 || top + height > innerHeight)
    document.documentElement.scrollTo({
      top: scrollY + top + height / 2 - innerHeight / 2,
      behavior: 'instant',
    });
  const box = drawing.getBoundingClientRect();
  const [x, y] = [Math.max(0, box.left), Math.max(0, box.top)];
  return { x, y, width: Math.min(box.right, innerWidth) - x, height: Math.min(box.bottom, innerHeight) - y };
}

/** Returns why a visitor does not see an element, or `words` in it; '' if it is seen. Does not wait for the element. */
export const explainUnseen = async (element: Locator, words = ''): Promise<string> =>
  getOnlyText(element, await element.evaluateAll(explainUnseenInPage, words));

/**
 * The words that a visitor reads in each element, without those that are transparent, clipped or without size. Whether
 * something covers words is checked by `explainUnseen` only, for single elements.
 */
export const listSeenWords = (parts: Locator): Promise<string[]> => parts.evaluateAll(listSeenWordsInPage);

/** The words that a visitor reads in one part; NOT_THERE, without waiting, if it is missing. */
export const readSeenWords = async (part: Locator): Promise<string> =>
  getOnlyText(part, await listSeenWords(part));

/** The only one of the texts; NOT_THERE if there is none. Throws an error that names `part` if there are several. */
function getOnlyText(part: Locator, [one = NOT_THERE, ...others]: string[]): string {
  if (others.length) throw new Error(`${part} is there ${others.length + 1} times`);
  return one;
}

function listSeenWordsInPage(parts: Element[]): string[] {
  return parts.map(readWords);

  function readWords(part: Element): string {
    let words = (part as HTMLElement).innerText;
    let from = 0;
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = (walker.currentNode.textContent ?? '').replace(/\s+/g, ' ').trim();
      // `innerText` leaves out text that is not rendered.
      const isLaidOut = walker.currentNode.parentElement!.checkVisibility({ visibilityProperty: true });
      const start = text && isLaidOut ? words.indexOf(text, from) : -1;
      if (start < 0) continue;
      const end = start + text.length;
      if (isSeen(walker.currentNode)) from = end;
      else words = words.slice(0, start) + words.slice(end);
    }
    return words;
  }
  function isSeen(text: Node): boolean {
    const range = document.createRange();
    range.selectNodeContents(text);
    let boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    let opacity = /, 0(\.[0-4]\d*)?\)$|^transparent$/.test(getComputedStyle(text.parentElement!).color)
      ? 0
      : 1;
    let isWhole = boxes.length > 0;
    for (let one = text.parentElement; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      opacity *= Number(style.opacity);
      const edge = one.getBoundingClientRect();
      isWhole &&= boxes.every((box) => isWithin(box, edge, style));
      // Scrolling this ancestor can bring the text into view: from here on, check the ancestor's own box.
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) boxes = [edge];
    }
    return opacity >= 0.5 && isWhole;
  }
  /** Whether an ancestor clips at most 4 px of a box at each side, and less than half its height above and below. */
  function isWithin(
    box: DOMRect,
    edge: DOMRect,
    { overflowX, overflowY, clipPath }: CSSStyleDeclaration,
  ): boolean {
    const scrolls = /auto|scroll/;
    const cutsX = clipPath !== 'none' || (overflowX !== 'visible' && !scrolls.test(overflowX));
    const cutsY = clipPath !== 'none' || (overflowY !== 'visible' && !scrolls.test(overflowY));
    if (cutsX && (box.left < edge.left - 4 || box.right > edge.right + 4)) return false;
    return !cutsY || (box.top > edge.top - box.height / 2 && box.bottom < edge.bottom + box.height / 2);
  }
}

/** A key for each element: equal keys mean equal colours, border colours, shadows, font weights and underlines. */
export const readAppearanceKeys = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { color, backgroundColor, borderColor, boxShadow, fontWeight, textDecorationLine } =
        getComputedStyle(element);
      return [color, backgroundColor, borderColor, boxShadow, fontWeight, textDecorationLine].join();
    }),
  );
