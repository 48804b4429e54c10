import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { Fingerprints } from '../fingerprint.ts';
import type { Mutant } from '../mutant.ts';
import { createEntry, keepOnly, keepUnchangedResults, type RecordEntry } from '../record.ts';

const place = '.cache/mutants/fingerprint';
const files = [`${place}/a.feature`, `${place}/form.steps.ts`];
const mutant: Mutant = {
  id: '5.4-1',
  clause: '5.4',
  name: 'The message may have 301 characters',
  edits: [{ file: `${place}/site.ts`, find: '300', replace: '301' }],
  judge: 'features',
};
const trial = {
  status: 'killed' as const,
  by: `${place}/a.feature:3 Too long`,
  why: 'Expected 300',
  own: { desktop: true, phone: true },
  files,
  seconds: 1,
};
const write = (name: string, text: string) => writeFileSync(`${place}/${name}`, text);
const entry = (): RecordEntry => createEntry(mutant, trial, new Fingerprints());

beforeEach(() => {
  mkdirSync(place, { recursive: true });
  write('a.feature', 'Feature: A');
  write('form.steps.ts', "import { form } from './form.ts';\nimport type { Other } from './other.ts';");
  write('form.ts', "const far = import('./far.ts');");
  write('other.ts', "import './form.steps.ts';");
  write('far.ts', '');
  write('site.ts', 'const most = 300;');
  write('elsewhere.ts', '');
});

it.each(['a.feature', 'form.steps.ts', 'form.ts', 'other.ts', 'far.ts', 'site.ts'])(
  'a killed mutant is judged again when %s has changed',
  (name) => {
    const before = [entry()];
    expect(keepUnchangedResults(before, [mutant], new Fingerprints())).toEqual(before);
    write(name, 'const most = 300; // changed');
    expect(keepUnchangedResults(before, [mutant], new Fingerprints())).toEqual([]);
  },
);

it('a killed mutant is not judged again when an unrelated file has changed', () => {
  const before = [entry()];
  write('elsewhere.ts', 'changed');
  expect(keepUnchangedResults(before, [mutant], new Fingerprints())).toEqual(before);
});

it('a killed mutant is judged again when its edits have changed', () => {
  const other = { ...mutant, edits: [{ ...mutant.edits[0]!, replace: '302' }] };
  expect(keepUnchangedResults([entry()], [other], new Fingerprints())).toEqual([]);
});

it('a mutant keeps its result when its number changes, and loses it when it leaves the catalogue', () => {
  const moved = { ...mutant, id: '5.4-2' };
  expect(keepUnchangedResults([entry()], [moved], new Fingerprints())).toEqual([{ ...entry(), id: '5.4-2' }]);
  expect(keepUnchangedResults([entry()], [], new Fingerprints())).toEqual([]);
});

it('a result without a fingerprint, of an earlier version, is dropped', () => {
  const { fingerprint: _none, ...former } = entry();
  expect(keepUnchangedResults([former as RecordEntry], [mutant], new Fingerprints())).toEqual([]);
});

it('results that are judged again take their share of the time with them', () => {
  const record = { mutants: [entry(), entry(), entry(), entry()], seconds: 100 };
  expect(keepOnly(record, record.mutants.slice(3)).seconds).toBe(25);
  expect(keepOnly({ mutants: [], seconds: 100 }, []).seconds).toBe(0);
});
