import { expect, it } from 'vitest';
import { chooseChanged, parseDiff } from '../choose-changed.ts';
import type { GeneratedMutant } from '../instrument.ts';
import { addToRecord, type GeneratedRecord } from '../record.ts';

const FILE = 'src/app/routes.ts';
const DIFF = `diff --git a/${FILE} b/${FILE}
--- a/${FILE}
+++ b/${FILE}
@@ -3,2 +3 @@ const
-old
-old
+new
@@ -9 +7,0 @@
-gone
--- a/features/a.feature
+++ b/features/a.feature
@@ -1,0 +2,3 @@
--- a/features/gone.feature
+++ /dev/null
@@ -1,9 +0,0 @@
`;
const mutant = (line: number): GeneratedMutant => ({
  id: String(line),
  file: FILE,
  mutator: 'StringLiteral',
  start: { line, column: 0 },
  end: { line: line + 5, column: 0 },
  original: "'/'",
  replacement: '""',
  isSwitched: true,
});
const choose = (lines: number[], record: GeneratedRecord = { all: 0, files: {} }) =>
  chooseChanged(lines.map(mutant), parseDiff(DIFF), record).map(({ start }) => start.line);

it('a change names its lines, and those on either side of what it only removes', () =>
  expect(parseDiff(DIFF)).toEqual(
    new Map([
      [FILE, new Set([3, 7, 8])],
      ['features/a.feature', new Set([2, 3, 4])],
      ['features/gone.feature', new Set([0, 1])],
    ]),
  ));

it('mutants that begin in a changed line are chosen', () =>
  expect(choose([1, 2, 3, 4, 6, 7, 8, 9])).toEqual([3, 7, 8]));

it('mutants that a scenario of a changed or removed feature noticed are chosen', () => {
  const record: GeneratedRecord = { all: 0, files: {} };
  const trial = { status: 'killed', clause: '1.1', why: '', looks: 1 } as const;
  addToRecord(record, mutant(20), { ...trial, by: 'features/a.feature:3 A page is shown' });
  addToRecord(record, mutant(30), { ...trial, by: 'features/b.feature:3 A page is shown' });
  addToRecord(record, mutant(40), { ...trial, by: 'features/gone.feature:3 A page is shown' });
  expect(choose([20, 30, 40], record)).toEqual([20, 40]);
});
