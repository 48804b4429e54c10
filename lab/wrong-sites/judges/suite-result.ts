import type { Envelope, Pickle } from '@cucumber/messages';
import { readRunFromEnvelopes } from '../../../harness/messages/messages.ts';
import type { ScenarioSelection } from '../../../harness/runner/runner.ts';
import { failureReasonOf } from './failure-reason.ts';
import type { Failure, TestRun } from './find-killer.ts';

/** A scenario's name in verdicts, without its line number, which may change: `5-validation/phone: It may be empty`. */
const scenarioNameOf = ({ uri, name }: Pick<Pickle, 'uri' | 'name'>): string =>
  `${uri.slice('features/'.length, -'.feature'.length)}: ${name}`;

/** Selects the scenarios that failed; their names are unique within a feature. */
export function selectScenarios(
  failures: readonly Pick<Failure, 'by'>[],
): Pick<ScenarioSelection, 'paths' | 'names'> {
  const parts = failures.map(({ by }) => by.split(/: (.*)/s));
  return {
    paths: [...new Set(parts.map(([file]) => `features/${file}.feature`))],
    names: parts.map(([, name]) => name!),
  };
}

/** Reads the result of a run from Cucumber's messages. */
export function readSuiteResult(envelopes: readonly Envelope[]): TestRun {
  const { runs } = readRunFromEnvelopes(envelopes);
  const scenarios = runs.map((run) => ({ ...run, by: scenarioNameOf(run.pickle) }));
  return {
    count: runs.length,
    passed: new Set(scenarios.filter(({ status }) => status === 'PASSED').map(({ by }) => by)),
    failures: scenarios
      .filter(({ status }) => status === 'FAILED')
      .map((run) => ({ by: run.by, ...failureReasonOf(run) })),
  };
}
