import { partFactReaders, readPartFact } from '../harness/locators/facts.ts';
import { partKindOf, findPart, type PagePart } from '../harness/locators/parts.ts';
import { partStates } from './support/states.ts';
import { expect, Then, type World } from './world.ts';

/** Fails with a message if parts of this kind cannot have the state. */
Then('{part} is {state}', async function (part: PagePart, words: string) {
  const { until, also = {} } = partStates[words]!;
  await expect.poll(() => readPartFacts(this, part, words, Object.keys(until))).toEqual(until);
  expect(await readPartFacts(this, part, words, Object.keys(also))).toEqual(also);
});

/** Reads facts of a part; throws for a fact that its kind does not have. */
async function readPartFacts({ page }: World, part: PagePart, state: string, names: readonly string[]) {
  const kind = partKindOf(part);
  const known = (kind && partFactReaders[kind]) ?? {};
  const missing = names.filter((name) => !(name in known));
  if (missing.length)
    throw new Error(
      `"${state}" cannot be said of ${kind ?? 'a part without its kind'}: it has no ${missing.join(', ')}.`,
    );
  const element = findPart(page, part, 'text');
  const values: Record<string, unknown> = {};
  const own = 'name' in part ? part.name : '';
  for (const name of names) values[name] = await readPartFact(name, known[name]!, element, own);
  return values;
}
