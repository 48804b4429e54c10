import type { Page } from '@playwright/test';
import type { Clock } from '../../harness/clock.ts';
import type { Journal } from '../../harness/journal.ts';
import { checkEmpty } from '../checks.ts';
import { findStaleJudgements, findUnjudged, type ScannedState } from '../judgements/judgement.ts';
import type { Checker, CheckerResult } from './checker.ts';

/** The parts of a visitor that a scan needs. */
type ScannedVisitor = {
  page: Page;
  clock: Pick<Clock, 'isPaused' | 'pass'>;
  journal: Pick<Journal, 'expectLinesStartingWith'>;
};

/** Ends a page's animations, then runs a checker on the page. */
export async function runChecker(
  { page, clock, journal }: ScannedVisitor,
  { source, run, rules, logPrefix }: Checker,
): Promise<CheckerResult> {
  await page.evaluate(finishAnimations);
  await page.evaluate(source);
  let done = false;
  const running = page.evaluate(run, rules).finally(() => {
    done = true;
  });
  // axe-core waits for a timer, which never fires while the page's clock is stopped (dequelabs/axe-core#3055).
  while (clock.isPaused && !done) await clock.pass(1);
  const findings = await running;
  if (logPrefix) journal.expectLinesStartingWith('log', logPrefix);
  return findings;
}

/** Runs a checker on a state of a screen. Fails for a finding without a judgement and for a stale judgement. */
export async function checkAccessibility(
  visitor: ScannedVisitor,
  checker: Checker,
  ...scanned: ScannedState
): Promise<void> {
  const { violations, undecided } = await runChecker(visitor, checker);
  const { name, exemptions, judgements } = checker;
  checkEmpty(`No violation is found by ${name}`, findUnjudged(violations, exemptions));
  if (undecided)
    checkEmpty(
      `A written reason settles all that is left undecided by ${name}`,
      findUnjudged(undecided, judgements),
    );
  checkEmpty('Each written reason to accept a finding is still needed', [
    ...findStaleJudgements(violations, exemptions, ...scanned),
    ...findStaleJudgements(undecided ?? [], judgements, ...scanned),
  ]);
}

/** Finishes animations and cancels endless ones, or axe measures contrast on a half-faded colour. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}
