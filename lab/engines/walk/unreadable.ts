/**
 * Texts that stand on the page and cannot be read: transparent, of the colour of what is behind them, without a size, or
 * faded out with an element around them. Runs in the page. What is hidden on purpose is left out: closed menus, what only
 * assistive tools read, and what is inert.
 */
export function listUnreadable(): string[] {
  const ALIKE = 24;
  const parse = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const alphaOf = ([, , , alpha = 1]: number[]) => alpha;
  const backgroundOf = (element: Element | null): number[] | undefined => {
    if (!element) return [255, 255, 255];
    const style = getComputedStyle(element);
    // What a picture or a drawing shows behind a text is not known here.
    if (style.backgroundImage !== 'none') return undefined;
    const colour = parse(style.backgroundColor);
    return alphaOf(colour) === 1 ? colour : backgroundOf(element.parentElement);
  };
  const isAlike = (one: number[], other: number[] | undefined) =>
    other !== undefined && [0, 1, 2].every((part) => Math.abs(one[part]! - other[part]!) < ALIKE);
  const isFaded = (element: Element | null): boolean =>
    element !== null && (Number(getComputedStyle(element).opacity) < 0.5 || isFaded(element.parentElement));
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('.visually-hidden, [inert], [aria-hidden=true], svg, noscript');

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement!;
    const text = texts.currentNode.textContent!.trim();
    if (!text || !isShown(element)) continue;
    const style = getComputedStyle(element);
    const colour = parse(style.color);
    const reasons = [
      alphaOf(colour) < 0.5 ? 'transparent' : '',
      isAlike(colour, backgroundOf(element)) ? 'of the colour behind it' : '',
      parseFloat(style.fontSize) < 8 ? 'too small' : '',
      isFaded(element) ? 'faded out' : '',
    ].filter(Boolean);
    if (reasons.length) found.push(`${text.slice(0, 60)}: ${reasons.join(', ')}`);
  }
  return found;
}
