import { describe, expect, it } from 'vitest';
import { readClauses } from '../../harness/clauses/clauses.ts';
import { misfit, type Mutant, mutated, readCatalogue } from '../mutant.ts';
import { chosen, touchedBy } from '../selection.ts';

const mutant: Mutant = {
  id: '9.1-1',
  clause: '9.1',
  name: 'The message may have 301 characters',
  file: 'src/content/limits.ts',
  find: 'messageCharacters: 300',
  replace: 'messageCharacters: 301',
  judge: 'features',
};

describe('the catalogue', () => {
  it('fits the site of today', () => {
    expect(readCatalogue().flatMap((one) => misfit(one) ?? [])).toEqual([]);
  });

  it('has each wrong site once', () => {
    const ids = readCatalogue().map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('has a wrong site for each clause', () => {
    const broken = new Set(readCatalogue().map(({ clause }) => clause));
    expect(readClauses().filter(({ id }) => !broken.has(id))).toEqual([]);
  });

  it('says for each fault of the gates what its gate must say', () => {
    const faults = readCatalogue().filter(({ judge }) => judge === 'gates');
    expect(faults.filter(({ says }) => !says).map(({ id }) => id)).toEqual([]);
  });

  it('alters words by rule, one at a time', () => {
    const { clause, file, find, replace, judge } = readCatalogue().find(({ name }) => name.includes('SIPs'))!;
    expect({ clause, file, find, replace, judge }).toEqual({
      clause: '1.25',
      file: 'src/content/products/prism.ts',
      find: "'SIPs'",
      replace: "'SIP~'",
      judge: 'features',
    });
  });

  it('names clauses that exist, and each wrong site in its own words', () => {
    const ids = new Set(readClauses().map(({ id }) => id));
    const gates = readCatalogue().filter(({ judge }) => judge !== 'gates');
    expect(gates.filter(({ clause }) => !ids.has(clause)).map(({ id }) => id)).toEqual([]);
    const names = readCatalogue().map(({ name }) => name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});

describe('a mutant', () => {
  it('changes its text', () =>
    expect(mutated(mutant, 'a messageCharacters: 300, b')).toBe('a messageCharacters: 301, b'));
  it('fits', () => expect(misfit(mutant)).toBeUndefined());

  it.each([
    [{ file: 'src/no-such-file.ts' }, 'there is no file src/no-such-file.ts'],
    [{ find: 'no such text' }, 'its text stands 0 times'],
    [{ find: 'export const' }, 'its text stands 2 times'],
    [{ replace: mutant.find }, 'changes nothing'],
  ])('that no longer fits says why: %j', (change, words) => {
    expect(misfit({ ...mutant, ...change })).toContain(words);
  });
});

describe('the choice', () => {
  const mutants = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...mutant, id }));
  const clauses = [{ id: '9.1', file: '9-constants/contact-form', line: 1, text: '' }];

  it('spreads over machines without loss or overlap', () => {
    const parts = ['1/2', '2/2'].map((shard) => chosen(mutants, clauses, { shard }).map(({ id }) => id));
    expect(parts).toEqual([
      ['a', 'c', 'e'],
      ['b', 'd'],
    ]);
    expect(() => chosen(mutants, clauses, { shard: '3/2' })).toThrow('no shard');
  });

  it.each([
    ['the file that it changes', 'src/content/limits.ts', true],
    ['its feature', 'features/9-constants/contact-form.feature', true],
    ['another feature', 'features/5-validation/phone-digits.feature', false],
    ['the harness', 'steps/world.ts', true],
    ['a gate', 'gates/specs/keyboard.spec.ts', true],
    ['the README', 'README.md', false],
  ])('takes a mutant when the change touches %s', (_what, file, taken) => {
    expect(touchedBy([file], clauses)(mutant)).toBe(taken);
  });
});
