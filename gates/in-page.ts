/** What the gates ask a page. Each function runs in the browser and stands by itself. */

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
export function passedOver(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select')]
    .filter((control) => control.tabIndex < 0 && !control.matches('[role="tab"]'))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.outerHTML.slice(0, 100));
}

/** Where the focus is, and what a visitor sees of it. */
export type Focus = {
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
export async function focusNow(): Promise<Focus | null> {
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

/** Texts that stick out of the window sideways, and what makes the page wider than the window. */
export function beyondTheEdge(): string[] {
  const edge = document.documentElement.clientWidth;
  const wide = document.documentElement.scrollWidth > edge;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = wide ? [`the page is ${document.documentElement.scrollWidth} px wide`] : [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    if (!node.textContent!.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('[aria-hidden=true], .visually-hidden, script, style')) continue;
    let scroller: Element | null = parent;
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowX))
      scroller = scroller.parentElement;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { right, left, width } = range.getBoundingClientRect();
    if (!scroller && width > 0 && right > 0 && (right > edge + 1 || left < -1))
      found.push(`${Math.round(left)} to ${Math.round(right)} px: ${node.textContent!.trim().slice(0, 50)}`);
  }
  return found;
}

/** Texts of which a part is cut off by a box around them. */
export function cutOff(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent!.trim();
    const parent = node.parentElement!;
    if (!words || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('[aria-hidden=true], svg, script, style')) continue;
    const boxes: Element[] = [];
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement)
      boxes.push(box);
    // What is there for screen readers alone is cut off on purpose.
    if (boxes.some((box) => getComputedStyle(box).clipPath !== 'none')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (const box of boxes) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const sideways = /hidden|clip/.test(overflowX) && (text.left < left - 1 || text.right > right + 1);
      const upright = /hidden|clip/.test(overflowY) && (text.top < top - 1 || text.bottom > bottom + 1);
      if (sideways || upright)
        found.push(`"${words.slice(0, 50)}" by ${box.tagName.toLowerCase()}.${box.className}`);
      if (position === 'fixed') break;
    }
  }
  return found;
}

/** What a finger or a pointer aims at, with its smaller side in px; links inside a sentence have the sentence's height. */
export type Target = { name: string; size: number; primary: boolean };

export function targets(): Target[] {
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

/** Animations and transitions that run at this moment. */
export function running(): string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      return `${animation.constructor.name} of ${target?.tagName.toLowerCase()}.${target?.getAttribute('class')}`;
    });
}

/** Scrolls through the whole page, a window at a time, and back to its top. */
export async function scrollThrough(): Promise<void> {
  const turn = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await turn();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await turn();
}
