import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { findUntrue } from '../equivalents.ts';
import type { GeneratedMutant } from '../instrument.ts';
import {
  addToRecord,
  findRecorded,
  type GeneratedRecord,
  type GeneratedTrial,
  mergeRecords,
  readRecord,
  writeRecord,
} from '../record.ts';
import { summarise } from '../summarise.ts';

const CODE = 'src/app/routes.ts';
const WORDS = 'src/content/company.ts';
const mutant = (file: string, line: number, original = "'a'"): GeneratedMutant => ({
  id: String(line),
  file,
  mutator: 'StringLiteral',
  start: { line, column: 0 },
  end: { line, column: 3 },
  original,
  replacement: '""',
  isSwitched: true,
});
const trial = (status: GeneratedTrial['status'], looks = 1): GeneratedTrial => ({
  status,
  by: 'features/a.feature:3 A page is shown',
  clause: '1.1',
  why: '',
  looks,
});

/** A record of these trials, one in a line. */
function createRecord(trials: [file: string, trial: GeneratedTrial, original?: string][]): GeneratedRecord {
  const record: GeneratedRecord = { all: 9, files: {} };
  for (const [line, [file, one, original]] of trials.entries())
    addToRecord(record, mutant(file, line, original), one);
  return record;
}

it('a later verdict takes the place of a former one', () => {
  const record = createRecord([[CODE, trial('survived')]]);
  addToRecord(record, mutant(CODE, 0), trial('killed'));
  expect(findRecorded(record, mutant(CODE, 0))?.status).toBe('killed');
  expect(record.files[CODE]!.mutants).toHaveLength(1);
});

it('the records of shards become one, the later verdict in place of the former', () => {
  const folder = mkdtempSync(`${tmpdir()}/record-`);
  const files = ['all', 'first', 'second'].map((name) => `${folder}/${name}.json`) as [
    string,
    string,
    string,
  ];
  writeRecord(createRecord([[CODE, trial('survived')]]), files[0]);
  writeRecord(createRecord([[CODE, trial('killed')]]), files[1]);
  writeRecord(
    createRecord([
      [WORDS, trial('survived')],
      [CODE, trial('ended')],
    ]),
    files[2],
  );
  mergeRecords(files.slice(1), files[0]);
  const { all, files: merged } = readRecord(files[0]);
  expect(all).toBe(9);
  expect(merged[CODE]!.mutants.map(({ status }) => status)).toEqual(['killed', 'ended']);
  expect(merged[WORDS]!.mutants.map(({ status }) => status)).toEqual(['survived']);
});

it('words are counted apart from code, and addresses among words are code', () => {
  const { code, words } = summarise(
    createRecord([
      [CODE, trial('killed')],
      [CODE, trial('ended')],
      [WORDS, trial('survived')],
      [WORDS, trial('killed')],
      [WORDS, trial('not reached'), "'/company'"],
    ]),
    {},
  );
  expect(code).toEqual({ all: 3, noticed: 2, ended: 1 });
  expect(words).toEqual({ all: 2, noticed: 1, ended: 0 });
});

it('shares are told for each file and each clause', () => {
  const { files, clauses } = summarise(
    createRecord([
      [CODE, trial('killed')],
      [CODE, trial('survived')],
    ]),
    {},
  );
  const share = { all: 2, noticed: 1, ended: 0 };
  expect(files).toEqual([{ file: CODE, code: share, words: { all: 0, noticed: 0, ended: 0 } }]);
  expect(clauses).toEqual([{ clause: '1.1', share }]);
});

it('of those that nothing noticed, code comes before words, and what most looks come by before the rest', () => {
  const { open } = summarise(
    createRecord([
      [WORDS, trial('survived', 9)],
      [CODE, trial('survived', 3)],
      [CODE, trial('not reached', 0)],
      [CODE, trial('survived', 5)],
    ]),
    {},
  );
  expect(open.map(({ file, looks }) => [file, looks])).toEqual([
    [CODE, 5],
    [CODE, 3],
    [CODE, 0],
    [WORDS, 9],
  ]);
});

const because = 'browsers take both alike.';

const mutantOf = (file: string) => mutant(file, 1);

it('an explained mutant is equivalent, and counts among all', () => {
  const record = createRecord([[CODE, trial('survived')]]);
  const { code, open } = summarise(record, { [CODE]: [{ original: "'a'", because }] });
  expect(code).toEqual({ all: 1, noticed: 0, ended: 0 });
  expect(open).toMatchObject([{ status: 'equivalent', reason: because }]);
});

it.each([
  ['a scenario noticed it', 'killed', "'a'", /but features\/a\.feature:3 A page is shown noticed it$/],
  ['no mutant is so', 'survived', "'b'", /but no mutant changes it$/],
] as const)('an explanation is not true where %s', (_where, status, original, words) => {
  const untrue = findUntrue({ [CODE]: [{ original, because }] }, createRecord([[CODE, trial(status)]]), [
    mutantOf(CODE),
  ]);
  expect(untrue).toEqual([expect.stringMatching(words)]);
});

it('an explanation of what survives is true, as is one of a mutant that was not judged', () =>
  expect(
    findUntrue(
      { [CODE]: [{ original: "'a'", because }], [WORDS]: [{ original: "'a'", because }] },
      createRecord([[CODE, trial('survived')]]),
      [mutantOf(CODE), mutantOf(WORDS)],
    ),
  ).toEqual([]));

it('an explanation for one line says nothing of the same code in another', () => {
  const file = `${mkdtempSync(`${tmpdir()}/source-`)}/listen.ts`;
  writeFileSync(file, "listen('a');\nforget('a');\n");
  const record: GeneratedRecord = { all: 2, files: {} };
  addToRecord(record, mutant(file, 1), trial('killed'));
  addToRecord(record, mutant(file, 2), trial('survived'));
  const both = [mutant(file, 1), mutant(file, 2)];
  const explain = (line: string) => ({ [file]: [{ original: "'a'", line, because }] });
  expect(findUntrue(explain('forget('), record, both)).toEqual([]);
  expect(findUntrue(explain('listen('), record, both)).toEqual([expect.stringMatching(/noticed it$/)]);
  expect(findUntrue(explain('renew('), record, both)).toEqual([
    expect.stringMatching(/no mutant changes it$/),
  ]);
  expect(summarise(record, explain('forget(')).open).toMatchObject([{ status: 'equivalent' }]);
});
