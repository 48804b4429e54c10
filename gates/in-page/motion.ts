// Playwright sends each function to the page as text, so it can use nothing from outside itself.

/** The animations and transitions that are running now, each with its element. */
export function findRunningAnimations(): string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      return `${animation.constructor.name} of ${target?.tagName.toLowerCase()}.${target?.getAttribute('class')}`;
    });
}

/** Scrolls through the page, one window height at a time, and back to its top. */
export async function scrollThrough(): Promise<void> {
  const turn = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await turn();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await turn();
}
