// Playwright sends the text of a function to the page, so no function here can use imports or variables of its module.

/** Lists the animations and transitions that are running now, each with its element. */
export function findRunningAnimations(): string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      return `${animation.constructor.name} of ${target?.tagName.toLowerCase()}.${target?.getAttribute('class')}`;
    });
}

/** Lists the classes of the elements that have an endless animation. */
export function findEndlessAnimations(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
    .map(({ effect }) => (effect as KeyframeEffect).target?.getAttribute('class') ?? 'unknown');
}

/** Scrolls through the page, one window height at a time, and back to its top. */
export async function scrollThroughPage(): Promise<void> {
  const turn = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await turn();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await turn();
}

/** Sums in `window.shift` all layout shifts that no input of the visitor caused. */
export function recordLayoutShift(): void {
  const shown = Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) shown.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Reads the sum of `recordLayoutShift` once the browser has reported the shifts of the last frame. */
export async function readLayoutShift(): Promise<number> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return (window as unknown as { shift: number }).shift;
}

/** Rewrites the document from pieces of its HTML and lets the browser paint a frame after each. */
export async function writeDocumentInPieces(pieces: string[]): Promise<void> {
  document.open();
  for (const piece of pieces) {
    document.write(piece);
    await new Promise(requestAnimationFrame);
  }
  document.close();
}
