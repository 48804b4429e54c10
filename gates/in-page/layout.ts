// Playwright sends the text of a function to the page, so no function here can use imports or variables of its module.

/** Finds visible texts that break a rule, by the rule, and a page that is wider than the window. */
export function findMisplacedTexts(): Record<string, string[]> {
  const edge = document.documentElement.clientWidth;
  const { scrollWidth } = document.documentElement;
  const beyondEdge = scrollWidth > edge ? [`the page is ${scrollWidth} px wide`] : [];
  const cutOff: string[] = [];
  const overText: string[] = [];
  const outsideColumn: string[] = [];
  const brokenNumbers: string[] = [];
  const width = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--width'));
  // A screen without a footer has no column.
  const margin = document.querySelector('footer') ? Math.max(0, (edge - width) / 2) : 0;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) =>
    styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element)!;
  const lines: { words: string; box: DOMRect; node: Node; layer: Element | undefined }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent!.trim().slice(0, 50);
    const parent = node.parentElement!;
    if (!words || !parent.checkVisibility({ visibilityProperty: true })) continue;
    // A textarea shows its value, not its text node; a pale copy lies below it.
    if (parent.closest('svg, script, style, textarea, pre[aria-hidden]')) continue;
    const boxes: Element[] = [];
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement)
      boxes.push(box);
    // Texts that are only for screen readers are clipped on purpose.
    if (boxes.some((box) => styleOf(box).clipPath !== 'none' || styleOf(box).clip !== 'auto')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const whole = range.getBoundingClientRect();
    if (whole.width === 0) continue;
    const scrolls = boxes.some((box) => /auto|scroll/.test(styleOf(box).overflowX));
    const place = `${Math.round(whole.left)} to ${Math.round(whole.right)} px: ${words}`;
    const isBeyond = (sides: number) => whole.left < sides - 1 || whole.right > edge - sides + 1;
    if (!scrolls && whole.right > 0 && isBeyond(0)) beyondEdge.push(place);
    if (!scrolls && whole.right > 0 && isBeyond(margin)) outsideColumn.push(place);
    cutOff.push(...boxes.slice(0, layerEnd(boxes)).flatMap((box) => cutOffBy(box, whole, words)));
    const stays = boxes.find((box) => styleOf(box).position === 'sticky');
    if (stays && parseFloat(styleOf(stays).top) + stays.clientHeight > innerHeight)
      cutOff.push(`"${words}" in a part that stays in view and is higher than the window`);
    const layer = boxes.find(
      (box) => /fixed|sticky/.test(styleOf(box).position) || styleOf(box).zIndex !== 'auto',
    );
    for (const box of range.getClientRects()) lines.push({ words, box, node, layer });
    for (const { 0: figure, index } of node.textContent!.matchAll(/\d[\d.,]*\d/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + figure.length);
      if (range.getClientRects().length > 1) brokenNumbers.push(`${figure} in "${words}"`);
    }
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of lines.entries())
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next]!;
      if (other.box.top > one.box.bottom - 6) break;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const isOver = across > 4 && Math.min(one.box.bottom, other.box.bottom) - other.box.top > 6;
      if (isOver && other.node !== one.node && other.layer === one.layer)
        overText.push(`${other.words} over ${one.words}`);
    }
  return {
    'Nothing is beyond the edge under any condition': beyondEdge,
    'No text is cut off under any condition': cutOff,
    'No text is over another under any condition': overText,
    'All texts are in the column of their page': outsideColumn,
    'No number is broken over two lines': brokenNumbers,
  };

  /** Counts the ancestors that can cut a text off: those inside the nearest scroll box, up to the nearest fixed box. */
  function layerEnd(boxes: Element[]): number {
    const scroller = boxes.findIndex(
      (box) => /auto|scroll/.test(styleOf(box).overflowX) && styleOf(box).overflowY !== 'hidden',
    );
    const fixed = boxes.findIndex((box) => styleOf(box).position === 'fixed');
    return Math.min(scroller < 0 ? Infinity : scroller, fixed < 0 ? Infinity : fixed + 1);
  }
  function cutOffBy(box: Element, text: DOMRect, words: string): string[] {
    const { overflowX, overflowY } = styleOf(box);
    if (overflowX === 'visible' && overflowY === 'visible') return [];
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const sideways = /hidden|clip/.test(overflowX) && (text.left < left - 1 || text.right > right + 1);
    const upright = /hidden|clip/.test(overflowY) && (text.top < top - 1 || text.bottom > bottom + 1);
    return sideways || upright ? [`"${words}" by ${box.tagName.toLowerCase()}.${box.className}`] : [];
  }
}

/** Finds links whose icon at the end wraps to a line without any of their words. */
export function findIconsAloneOnLine(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .filter((link) => {
      const icon = link.querySelector(':scope > svg');
      const words = icon?.previousSibling;
      if (!icon || !words?.textContent!.trim()) return false;
      const range = document.createRange();
      range.selectNode(words);
      const { top, bottom } = icon.getBoundingClientRect();
      return [...range.getClientRects()].every((line) => line.bottom < top || bottom < line.top);
    })
    .map((link) => `${link.innerText.trim()} at ${innerWidth} px`);
}

/**
 * Measures links and controls (WCAG 2.5.8), except the skip link, visually hidden ones and links inside a sentence.
 * `size` is the shorter side in px; the size of `primary` ones must be larger than WCAG requires.
 */
export function measureTargetSizes(): { name: string; size: number; primary: boolean }[] {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select')];
  return all
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('.visually-hidden') && !element.matches('[href="#main"]'))
    .filter((element) => {
      const words = element.parentElement!.innerText.trim();
      const inline = getComputedStyle(element).display === 'inline';
      return !(inline && words.length > element.innerText.trim().length + 2);
    })
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.ariaLabel || element.innerText || element.id;
      return {
        name: `${element.tagName.toLowerCase()} ${name.trim().slice(0, 40)} ${Math.round(width)} x ${Math.round(height)}`,
        size: Math.round(Math.min(width, height) * 10) / 10,
        primary: element.matches('button, .button, input, textarea, header a') && !element.closest('.iti'),
      };
    });
}

/** Stores the visible text nodes in `window.texts`, so later readings measure the same texts. */
export function storeVisibleTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    const isRead = node.textContent!.trim() && parent.checkVisibility({ visibilityProperty: true });
    if (isRead && !parent.closest('[aria-hidden=true], .visually-hidden, svg, script, style'))
      texts.push(node);
  }
  Object.assign(window, { texts });
}

/** The font size in px of each text that `storeVisibleTexts` has stored. */
export function readTextSizes(): Record<string, number> {
  const { texts } = window as unknown as { texts: Node[] };
  return Object.fromEntries(
    texts.map(({ textContent, parentElement }, index) => [
      `${index} ${textContent!.trim().slice(0, 40)}`,
      parseFloat(getComputedStyle(parentElement!).fontSize),
    ]),
  );
}

/** Finds controls without a border, and tabs like the selected tab: forced colours show no backgrounds or shadows. */
export function findControlsWithoutBorder(): string[] {
  const border = (element: Element) => getComputedStyle(element).borderBottom;
  const chosen = [...document.querySelectorAll('[role=tab][aria-selected=true]')].map(border);
  const tabs = [...document.querySelectorAll('[role=tab][aria-selected=false]')];
  const plain = [...document.querySelectorAll('.button, input, textarea:not([readonly])')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('.iti__search-input-wrapper'))
    .filter((element) => parseFloat(border(element)) < 1);
  return [...plain, ...tabs.filter((tab) => chosen.includes(border(tab)))].map((one) =>
    one.outerHTML.slice(0, 100),
  );
}

/** Finds shapes whose colour hardly differs from the background, except those of the same colour, which draw gaps. */
export function findFaintShapes(): string[] {
  const lightness = (colour: string) => {
    const [red, green, blue] = colour.match(/[\d.]+/g)!.map(Number);
    return red! + green! + blue!;
  };
  const behind = (element: Element): number => {
    const { backgroundColor } = getComputedStyle(element);
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && element.parentElement;
    return isClear ? behind(isClear) : lightness(backgroundColor);
  };
  return [...document.querySelectorAll('svg :is(path, rect, circle, ellipse, line)')]
    .filter((shape) => shape.checkVisibility({ visibilityProperty: true }))
    .filter((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      const paints = [fill, stroke].filter((paint) => paint.startsWith('rgb'));
      const far = paints.map((paint) => Math.abs(lightness(paint) - behind(shape)));
      const base = shape.parentElement!.firstElementChild!;
      const isOnBase = base !== shape && base.matches('path, rect') && getComputedStyle(base).fill !== 'none';
      return !isOnBase && far.some((distance) => distance > 0) && far.every((distance) => distance < 120);
    })
    .map((shape) => shape.outerHTML.slice(0, 100));
}

/** Finds visible fixed elements, which are printed on every sheet; the open list of countries is left out. */
export function findFixedElements(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => getComputedStyle(element).position === 'fixed')
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('[class^="iti"]'))
    .map((element) => element.outerHTML.slice(0, 100));
}

/**
 * The colours of the page and of each visible text that `storeVisibleTexts` has stored, and whether their background is
 * printed (`exact`) or not (`economy`). Leaves out texts of links and buttons, whose colours change on hover.
 */
export function readTextColours(): string[] {
  const { texts } = window as unknown as { texts: Node[] };
  const all = texts.map(({ parentElement }) => parentElement!);
  const still = all.filter((part) => part.checkVisibility() && !part.closest('a, button'));
  const parts = [document.body, ...still];
  return parts.map((part) => {
    const { color, backgroundColor, printColorAdjust } = getComputedStyle(part);
    return `${color} on ${backgroundColor}, ${printColorAdjust}: ${part.textContent!.trim().slice(0, 40)}`;
  });
}
