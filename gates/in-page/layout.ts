// Playwright sends each function to the page as text, so it can use nothing from outside itself.

/**
 * Finds visible texts beyond the left or right edge of the window, unless a scrollable box contains them, and a page
 * that is wider than the window.
 */
export function findTextBeyondEdge(): string[] {
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

/** Finds visible texts that a surrounding element cuts off. */
export function findCutOffText(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent!.trim();
    const parent = node.parentElement!;
    if (!words || !parent.checkVisibility({ visibilityProperty: true })) continue;
    // A field shows its value, not the text in it.
    if (parent.closest('[aria-hidden=true], svg, script, style, textarea')) continue;
    const boxes: Element[] = [];
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement)
      boxes.push(box);
    // Texts that are only for screen readers are clipped on purpose.
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

/** Finds links whose icon at the end wraps to a line without any of their words. */
export function findLoneIcons(): string[] {
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

/** A link or control with its smaller side in px; `primary` ones must be larger than WCAG 2.5.8 requires. */
export type PointerTarget = { name: string; size: number; primary: boolean };

/**
 * Measures visible targets, without the skip link, visually hidden ones, and links inside a sentence (WCAG 2.5.8).
 */
export function measureTargets(): PointerTarget[] {
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
