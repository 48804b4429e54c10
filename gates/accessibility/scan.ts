import type { Page } from '@playwright/test';
import type { Clock } from '../../harness/clock.ts';
import type { Journal } from '../../harness/journal.ts';
import { axe } from './axe.ts';
import type { Checker, CheckerResult } from './checker.ts';
import { equalAccess } from './equal-access.ts';

/** The parts of a visitor that a scan needs. */
type ScannedVisitor = {
  page: Page;
  clock: Pick<Clock, 'isPaused' | 'pass'>;
  journal: Pick<Journal, 'expectLinesStartingWith'>;
};

/** Ends the animations of the page, then runs both checkers on it, one after the other. */
export async function scan(visitor: ScannedVisitor): Promise<(CheckerResult & { checker: string })[]> {
  await visitor.page.evaluate(finishAnimations);
  const found = [];
  for (const checker of [axe, equalAccess])
    found.push({ checker: checker.name, ...(await runChecker(checker, visitor)) });
  return found;
}

async function runChecker(
  { source, run, logs }: Checker,
  { page, clock, journal }: ScannedVisitor,
): Promise<CheckerResult> {
  await page.evaluate(source);
  let done = false;
  const looking = page.evaluate(run).finally(() => {
    done = true;
  });
  // axe-core waits for a timer, which never fires while the page's clock is stopped (dequelabs/axe-core#3055).
  while (clock.isPaused && !done) await clock.pass(1);
  const findings = await looking;
  if (logs) journal.expectLinesStartingWith('log', logs);
  return findings;
}

/** Finishes animations and cancels endless ones, or axe measures contrast on a half-faded colour. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}
