import type { Envelope } from '@cucumber/messages';
import { runOf } from '../../../harness/messages/messages.ts';
import { failureReasonOf } from './failure-reason.ts';
import type { Failure } from './find-killer.ts';

/** The result of a run of scenarios: the number that ran, those that passed, as `file:line name`, and the failures. */
export type SuiteResult = { count: number; passed: Set<string>; failures: Failure[] };

/** The `file:line` of a scenario, from `file:line name`. */
export const scenarioOf = (by: string): string => by.split(' ')[0]!;

/** Reads the result of a run from its messages. */
export function readSuiteResult(envelopes: readonly Envelope[]): SuiteResult {
  const { runs } = runOf(envelopes);
  const named = runs.map((run) => ({
    ...run,
    by: `${run.pickle.uri}:${run.pickle.location?.line} ${run.pickle.name}`,
  }));
  return {
    count: runs.length,
    passed: new Set(named.filter(({ status }) => status === 'PASSED').map(({ by }) => by)),
    failures: named
      .filter(({ status }) => status === 'FAILED')
      .map((run) => ({ by: run.by, ...failureReasonOf(run), files: filesOfScenario(run.pickle, envelopes) })),
  };
}

/** The feature of a scenario, and the files that define its steps and hooks. */
function filesOfScenario({ id, uri }: { id: string; uri: string }, envelopes: readonly Envelope[]): string[] {
  const testCase = envelopes.find((envelope) => envelope.testCase?.pickleId === id)?.testCase;
  const used = new Set(
    testCase?.testSteps.flatMap(({ hookId, stepDefinitionIds = [] }) => [hookId, ...stepDefinitionIds]),
  );
  const definitions = envelopes.flatMap(({ hook, stepDefinition }) => hook ?? stepDefinition ?? []);
  const files = definitions.filter((one) => used.has(one.id)).map((one) => one.sourceReference.uri!);
  return [...new Set([uri, ...files])];
}
