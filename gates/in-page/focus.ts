// Each function runs in the browser and must need nothing from outside itself.

/** Numbers every stop of the Tab key that a visitor can see, in the order of the document, and says how many there are. */
export function numberStops(): number {
  const candidates = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, textarea, select, [tabindex]',
  );
  const stops = [...candidates].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, :disabled *, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  for (const [index, stop] of stops.entries()) stop.dataset.stop = String(index);
  return stops.length;
}

/** Controls in sight that no press of the Tab key comes to. A tab is reached by the arrow keys. */
export function findSkippedControls(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select')]
    .filter((control) => control.tabIndex < 0 && !control.matches('[role="tab"]'))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.outerHTML.slice(0, 100));
}

/** Where the focus is, and what a visitor sees of it. */
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

/** The focus once the page has scrolled to it and drawn itself with it; null where nothing has it. */
export async function readFocus(): Promise<FocusStop | null> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const inWindow = ({ top, bottom }: DOMRect) => top > -1 && bottom < innerHeight + 1;
  // A scroll takes a frame, what the header makes of it another; a field may be brought into sight later.
  for (let frames = 0; frames < 30; frames += 1) {
    await frame();
    if (frames > 0 && inWindow(document.activeElement!.getBoundingClientRect())) break;
  }
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return null;
  // Of a text of many lines a browser brings the one with the caret into sight.
  const whole = element.getBoundingClientRect();
  const box = element.matches('textarea')
    ? new DOMRect(whole.x, whole.y, whole.width, Math.min(whole.height, 32))
    : whole;
  // A link that fills its card draws the outline around the card.
  const outlined = [undefined, '::after'].some((pseudo) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  const header = document.querySelector('header[data-sticky]');
  const beside = getComputedStyle(element).position === 'fixed' || header?.contains(element);
  const cover = header && !beside ? header.getBoundingClientRect().bottom : 0;
  const rect = element.matches('textarea') ? box : element.getClientRects()[0]!;
  const top = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
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
