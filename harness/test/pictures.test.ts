import type { GherkinDocument, Pickle } from '@cucumber/messages';
import { expect, it } from 'vitest';
import { isAloneAtItsWidth } from '../evidence/pictures.ts';

const tagged = (id: string, ...tags: string[]) => ({
  scenario: { id, tags: tags.map((name) => ({ name })), examples: [] as object[] },
});
const outline = (id: string, ...rows: string[]) => ({
  scenario: { id, tags: [], examples: [{ tags: [], tableBody: rows.map((row) => ({ id: row })) }] },
});
const alone = (children: object[], ...astNodeIds: string[]) =>
  isAloneAtItsWidth(
    { feature: { children: [{ rule: { tags: [], children } }] } } as unknown as GherkinDocument,
    { astNodeIds } as unknown as Pickle,
  );

it.each([
  ['the first scenario of a clause', [tagged('a'), tagged('b')], ['a'], true],
  ['not the second', [tagged('a'), tagged('b')], ['b'], false],
  ['the first that opens a page', [tagged('a', '@sdk'), tagged('b')], ['b'], true],
  ['none where the clause is seen at both widths', [tagged('a'), tagged('b', '@phone')], ['a'], false],
  ['the first on a phone', [tagged('a', '@phone'), tagged('b', '@phone')], ['a'], true],
  ['the first row of examples', [outline('a', 'r1', 'r2')], ['a', 'r1'], true],
  ['not the second row', [outline('a', 'r1', 'r2')], ['a', 'r2'], false],
])('the other width is pictured by %s', (_what, children, ids, expected) => {
  expect(alone(children, ...ids)).toBe(expected);
});
