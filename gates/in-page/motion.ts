// Each function runs in the browser and must need nothing from outside itself.

/** Animations and transitions that run at this moment. */
export function findRunningAnimations(): string[] {
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
