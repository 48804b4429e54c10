import { expect, it } from 'vitest';
import type { Run } from '../messages.ts';
import { placesOf } from '../../scripts/spec-watch.ts';

const definition = (id: string, uri: string) => ({ id, sourceReference: { uri } });
const run = {
  stepDefinitions: [definition('form', 'steps/form.steps.ts'), definition('time', 'steps/time.steps.ts')],
  pickles: [
    { id: 'a', uri: 'features/a.feature', location: { line: 3 } },
    { id: 'b', uri: 'features/b.feature', location: { line: 9 } },
  ],
  testCases: [
    { pickleId: 'a', testSteps: [{ stepDefinitionIds: ['form'] }] },
    { pickleId: 'b', testSteps: [{ stepDefinitionIds: ['time'] }, {}] },
  ],
} as unknown as Run;

it.each([
  ['a feature', 'features/a.feature', ['features/a.feature']],
  ['a step file', 'steps/time.steps.ts', ['features/b.feature:9']],
  ['what a step file imports', 'steps/screens/form.ts', ['features/a.feature:3']],
  ['what both import', 'steps/world.ts', ['features/a.feature:3', 'features/b.feature:9']],
  ['what no step imports', 'steps/other.ts', []],
])('saving %s runs its scenarios', (_what, file, places) => {
  expect(placesOf(file, run)).toEqual(places);
});
