// Playwright sends the text of a function to the page, so no function here can use imports or variables of its module.

/** Numbers the visible Tab stops in document order, in `data-stop`, and returns their count. */
export function markTabStops(): number {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, [tabindex]'),
  ]
    .filter(({ tabIndex }) => tabIndex >= 0)
    .filter((element) => !element.matches(':disabled, :disabled *, [inert] *'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));
  for (const [index, stop] of stops.entries()) stop.dataset.stop = String(index);
  return stops.length;
}

/** Finds visible controls that the Tab key skips, except tabs: in ARIA's tabs pattern, arrow keys reach those. */
export function findControlsSkippedByTab(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select')]
    .filter((control) => control.tabIndex < 0 && !control.matches('[role="tab"]'))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.outerHTML.slice(0, 100));
}

/**
 * The focused element. `stop` is its number by `markTabStops`, or -1; `outlined`: whether it has a clear outline;
 * `hidden`: why it cannot be seen, or empty. `x` to `bottom`: its box in px from the top left of the page.
 */
export type FocusStop = {
  stop: number;
  name: string;
  outlined: boolean;
  hidden: string;
  x: number;
  y: number;
  right: number;
  bottom: number;
};

/** Reads the focused element once the page has scrolled to it; null if there is none. */
export async function readFocusedStop(): Promise<FocusStop | null> {
  const beyondWindow = ({ top, bottom }: DOMRect) => bottom <= 0 || top >= innerHeight;
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const inWindow = ({ top, bottom }: DOMRect) => top > -1 && bottom < innerHeight + 1;
  const read = window as { scrollWhenRead?: number };
  const covered = document.querySelector('header[data-sticky]')?.getBoundingClientRect().bottom ?? 0;
  const place = document.activeElement!.getBoundingClientRect();
  // Most stops are fully visible already: then the page does not scroll, and there is nothing to wait for.
  const stays = scrollY === read.scrollWhenRead && place.top > covered && inWindow(place);
  // The scroll takes one frame and the sticky header's reaction another; the country picker may scroll its field later.
  // On a busy machine it may take many frames until the scroll begins.
  for (let frames = 0; frames < 300 && !stays; frames += 1) {
    await frame();
    const now = document.activeElement!.getBoundingClientRect();
    if ((frames > 0 && inWindow(now)) || (frames >= 30 && !beyondWindow(now))) break;
  }
  read.scrollWhenRead = scrollY;
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return null;
  // Browsers scroll only the line with the caret into view, so only the first line of a textarea must be visible.
  const whole = element.getBoundingClientRect();
  const box = element.matches('textarea')
    ? new DOMRect(whole.x, whole.y, whole.width, Math.min(whole.height, 32))
    : whole;
  const luminance = (colour: string) => {
    const [red, green, blue] = colour.match(/[\d.]+/g)!.map((part) => (Number(part) / 255) ** 2.2);
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05;
  };
  const behind = (one: Element): string => {
    const { backgroundColor } = getComputedStyle(one);
    return backgroundColor.endsWith(', 0)') && one.parentElement
      ? behind(one.parentElement)
      : backgroundColor;
  };
  // The link of a product card has its outline on ::after, which covers the whole card.
  const outlined = [undefined, '::after'].some((pseudo) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
    const [own, around] = [outlineColor, behind(element.parentElement!)].map(luminance);
    const contrast = Math.max(own! / around!, around! / own!);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && contrast >= 3;
  });
  const header = document.querySelector('header[data-sticky]');
  const beside = getComputedStyle(element).position === 'fixed' || header?.contains(element);
  const cover = header && !beside ? header.getBoundingClientRect().bottom : 0;
  const rect = element.matches('textarea') ? box : element.getClientRects()[0]!;
  const middle = (Math.max(rect.top, 0) + Math.min(rect.bottom, innerHeight)) / 2;
  const top = document.elementFromPoint(rect.x + rect.width / 2, middle);
  const reached = top && (element.contains(top) || top.contains(element));
  const tall = box.height > innerHeight - cover;
  const hidden = [
    !tall && box.top < cover - 1 && (header ? 'under the sticky header' : 'above the window'),
    !tall && box.bottom > innerHeight + 1 && 'below the window',
    !reached && `behind ${top?.tagName ?? 'nothing'}`,
  ];
  return {
    stop: Number(element.dataset.stop ?? -1),
    name: `${element.tagName.toLowerCase()} ${(element.ariaLabel || element.textContent || element.id).trim().slice(0, 40)}`,
    outlined,
    hidden: hidden.filter(Boolean).join(', '),
    x: box.x,
    y: box.y + scrollY,
    right: box.right,
    bottom: box.bottom + scrollY,
  };
}
