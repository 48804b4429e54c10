import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Run } from '../messages/messages.ts';

/** The scenarios, as `file:line`, that use a step of these files or of a step file that imports one of them. */
export function findStepUsers(
  files: readonly string[],
  { testCases, pickles, stepDefinitions }: Run,
): string[] {
  const uses = (steps: string) =>
    files.some((file) => steps === file || readFileSync(steps, 'utf8').includes(`/${basename(file)}'`));
  const stepFiles = new Set(stepDefinitions.map(({ sourceReference }) => sourceReference.uri!));
  const touched = new Set([...stepFiles].filter(uses));
  const own = new Set(
    stepDefinitions.flatMap(({ id, sourceReference }) => (touched.has(sourceReference.uri!) ? [id] : [])),
  );
  const cases = testCases.filter(({ testSteps }) =>
    testSteps.some(({ stepDefinitionIds = [] }) => stepDefinitionIds.some((id) => own.has(id))),
  );
  return cases.map(({ pickleId }) => {
    const { uri, location } = pickles.find(({ id }) => id === pickleId)!;
    return `${uri}:${location?.line}`;
  });
}
