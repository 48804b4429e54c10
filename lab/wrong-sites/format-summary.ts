import { explainEquivalent } from '../../reports/read/model/mutant-result.ts';
import type { TrialResult } from './judges/judge-mutant.ts';
import type { Mutant } from './mutant.ts';

/** A mutant and the result of judging it. */
export type TriedMutant = { mutant: Mutant; trial: TrialResult };

/** The lines at the end of a run, in the report's words: the mutants not noticed or not judged, and the counts. */
export function formatSummary(tried: readonly TriedMutant[]): string[] {
  const triedWith = (status: TrialResult['status']) => tried.filter(({ trial }) => trial.status === status);
  const [killed, survived, notJudged] = [triedWith('killed'), triedWith('survived'), triedWith('not judged')];
  const byLook = killed.filter(({ mutant: { says } }) => says?.startsWith('the approved '));
  return [
    ...[...survived, ...notJudged].map(formatTrial),
    `${tried.length} wrong sites: ${killed.length} noticed, ${byLook.length} of them by an approved picture or text alone, ${triedWith('equivalent').length} cannot be noticed, ${survived.length} not noticed, ${notJudged.length} not judged.`,
  ];
}

/** One line for the result of a mutant, in the report's words. */
export function formatTrial({ mutant, trial: { status, by, why } }: TriedMutant): string {
  const outcomes: Record<TrialResult['status'], string> = {
    killed: `noticed by ${by}`,
    survived: `NOT NOTICED${why ? ` (${why})` : ''}`,
    'not judged': `NOT JUDGED (${why})`,
    equivalent: explainEquivalent(mutant.equivalent),
  };
  return `${mutant.id} ${mutant.name}: ${outcomes[status]}`;
}
