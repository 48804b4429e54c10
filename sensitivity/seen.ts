import type { Envelope } from '@cucumber/messages';
import { runOf } from '../harness/results/messages.ts';
import { endingOf } from './ending.ts';
import type { Failure } from './notice.ts';

/** What a look at a site found: the scenarios that passed, as `file:line name`, and those that failed. */
export type Seen = { count: number; passed: Set<string>; failures: Failure[] };

/** What the messages of a run say of its scenarios. */
export function seenIn(envelopes: readonly Envelope[]): Seen {
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
      .map((run) => ({ by: run.by, ...endingOf(run), files: filesOfScenario(run.pickle, envelopes) })),
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
