import type { Page } from '@playwright/test';
import type { Clock } from '../../harness/clock.ts';
import { axe } from './axe.ts';
import type { Engine, Findings } from './engine.ts';

/** What of a visitor the engines need. */
type Sight = {
  page: Page;
  clock: Pick<Clock, 'still' | 'pass'>;
};

/** Each engine looks at the page as it stands. */
export async function scan(visitor: Sight): Promise<(Findings & { engine: string })[]> {
  await visitor.page.evaluate(settle);
  const found = [];
  for (const engine of [axe]) found.push({ engine: engine.name, ...(await ask(engine, visitor)) });
  return found;
}

async function ask({ source, look }: Engine, { page, clock }: Sight): Promise<Findings> {
  await page.evaluate(source);
  let done = false;
  const looking = page.evaluate(look).finally(() => {
    done = true;
  });
  // axe waits for a timer, which a clock that stands still never lets fire.
  while (clock.still && !done) await clock.pass(1);
  return looking;
}

/** Ends what is moving: a colour half way between two is nobody's. */
function settle(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}
