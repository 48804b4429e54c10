import type { Envelope, Pickle } from '@cucumber/messages';
import { runOf } from '../../../harness/messages/messages.ts';
import type { ScenarioSelection } from '../../../harness/runner/runner.ts';
import { failureReasonOf } from './failure-reason.ts';
import type { Failure } from './find-killer.ts';

/** The result of a run of scenarios: the number that ran, those that passed, as `nameOf` names them, and the failures. */
export type SuiteResult = { count: number; passed: Set<string>; failures: Failure[] };

/** A scenario as verdicts name it, without its line, which moves: `5-validation/message-length: It may be empty`. */
const nameOf = ({ uri, name }: Pick<Pickle, 'uri' | 'name'>): string =>
  `${uri.slice('features/'.length, -'.feature'.length)}: ${name}`;

/** Selects scenarios by their `nameOf`; a name is unique in a feature. */
export function selectScenarios(named: readonly string[]): Pick<ScenarioSelection, 'paths' | 'names'> {
  const parts = named.map((one) => one.split(/: (.*)/s));
  return {
    paths: [...new Set(parts.map(([file]) => `features/${file}.feature`))],
    names: parts.map(([, name]) => name!),
  };
}

/** Reads the result of a run from its messages. */
export function readSuiteResult(envelopes: readonly Envelope[]): SuiteResult {
  const { runs } = runOf(envelopes);
  const named = runs.map((run) => ({ ...run, by: nameOf(run.pickle) }));
  return {
    count: runs.length,
    passed: new Set(named.filter(({ status }) => status === 'PASSED').map(({ by }) => by)),
    failures: named
      .filter(({ status }) => status === 'FAILED')
      .map((run) => ({ by: run.by, ...failureReasonOf(run) })),
  };
}
