import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Pickle } from '@cucumber/messages';
import { beforeEach, expect, it } from 'vitest';
import { readCoverage, writeCoverage } from '../coverage-record.ts';
import type { CoveredLook } from '../coverage.ts';
import type { GeneratedMutant } from '../instrument.ts';

const mutant = (id: string, line: number, file = 'src/a.ts'): GeneratedMutant => ({
  id,
  file,
  mutator: 'StringLiteral',
  start: { line, column: 0 },
  end: { line, column: 9 },
  original: '',
  replacement: '',
  isSwitched: true,
});
const look = (line: number, name: string, some: Partial<CoveredLook>): CoveredLook => ({
  scenario: `features/a.feature:${line}`,
  name,
  clause: '1.1',
  device: 'phone',
  words: '',
  seconds: 2,
  passed: true,
  pages: [],
  reached: [],
  ...some,
});
const pickle = (line: number, name: string, tag = '@1.1') =>
  ({
    uri: 'features/a.feature',
    location: { line },
    name,
    tags: [{ name: tag }],
    steps: [],
  }) as unknown as Pickle;
const before = [mutant('1', 10), mutant('2', 20)];
let file: string;
const read = (pickles: Pickle[], mutants: GeneratedMutant[]) =>
  readCoverage(pickles, mutants, file)
    .filter(({ passed }) => passed)
    .map(({ scenario, device, reached }) => [scenario, device, ...reached]);

beforeEach(() => {
  file = `${mkdtempSync(`${tmpdir()}/coverage-`)}/coverage.json`;
  const looks = [
    look(3, 'One', { reached: ['1'] }),
    look(6, 'Two', { device: 'desktop', reached: ['1', '2'] }),
  ];
  writeCoverage([...looks, look(9, 'Failed', { passed: false, reached: ['1'] })], before, file);
});

it('looks are known by their names, where lines have moved, and only those that passed are used', () =>
  expect(read([pickle(4, 'One'), pickle(7, 'Two'), pickle(9, 'Failed')], before)).toEqual([
    ['features/a.feature:4', 'phone', '1'],
    ['features/a.feature:7', 'desktop', '1', '2'],
  ]));

it('a mutant of another line is reached as its nearest neighbours are', () =>
  expect(
    read([pickle(3, 'One'), pickle(6, 'Two')], [mutant('a', 25), mutant('b', 12), mutant('c', 10)]),
  ).toEqual([
    ['features/a.feature:3', 'phone', 'b', 'c'],
    ['features/a.feature:6', 'desktop', 'a', 'b', 'c'],
  ]));

it('a new scenario reaches all, a new file is reached by all, and the provider’s own scenarios reach none', () =>
  expect(
    read(
      [pickle(3, 'One'), pickle(5, 'New'), pickle(8, 'Of the SDK', '@sdk')],
      [mutant('2', 20), mutant('x', 1, 'src/x.ts')],
    ),
  ).toEqual([
    ['features/a.feature:3', 'phone', 'x'],
    ['features/a.feature:5', 'desktop', '2', 'x'],
    ['features/a.feature:5', 'phone', '2', 'x'],
  ]));
