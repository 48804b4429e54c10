import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scenariosOf } from '../read/sections.ts';
import { shareEqualPictures } from '../share-equal-pictures.ts';
import { createReport, mixedLooks } from './report-fixtures.ts';

const [first] = scenariosOf(createReport(mixedLooks));

/** A scenario of this clause whose picture is in this file. */
const pictured = (clause: string, file: string) => ({
  ...first!,
  id: `${clause}-${file}`,
  clause,
  looks: [{ ...first!.looks[0]!, picture: { file, top: 0 } }],
});

it('scenarios with equal pictures share that of the first clause, and the given scenarios stay as they were', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  for (const [shard, files] of Object.entries({ one: { a: 'same', b: 'other' }, two: { c: 'same' } })) {
    mkdirSync(join(folder, shard, 'pictures'), { recursive: true });
    for (const [name, content] of Object.entries(files))
      writeFileSync(join(folder, shard, 'pictures', name), content);
  }
  const scenarios = [
    pictured('10.1', 'a'),
    pictured('2.1', 'c'),
    pictured('2.2', 'b'),
    pictured('2.3', 'lost'),
  ];
  const before = structuredClone(scenarios);
  const messages = ['one', 'two'].map((shard) => join(folder, shard, 'features.ndjson'));
  const { scenarios: shown, files } = shareEqualPictures(scenarios, messages);
  expect(shown.map(({ looks }) => looks[0]!.picture)).toEqual([
    { file: 'c', top: 0 },
    { file: 'c', top: 0 },
    { file: 'b', top: 0 },
    null,
  ]);
  expect([...files]).toEqual([
    ['c', join(folder, 'two', 'pictures', 'c')],
    ['b', join(folder, 'one', 'pictures', 'b')],
  ]);
  expect(scenarios).toEqual(before);
});
