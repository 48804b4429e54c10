import { describe, expect, it } from 'vitest';
import { verdictKeyOf, type Mutant } from '../mutant.ts';
import type { Verdicts } from '../verdicts.ts';
import { readFormerCatalogue } from '../catalogue.ts';
import { chooseMutants, createChangedMutantFilter, createAffectedMutantFilter } from '../choose-mutants.ts';

const mutant: Mutant = {
  id: '9.1-1',
  clause: '9.1',
  name: 'The message may have 301 characters',
  edits: [{ file: 'src/content/limits.ts', find: '300', replace: '301' }],
  judge: 'features',
};

describe('the choice of mutants', () => {
  const mutants = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...mutant, id }));
  const verdicts: Verdicts = new Map([
    [verdictKeyOf(mutant), { status: 'killed', by: '10-hostile-world/approved: Nothing is lost' }],
  ]);
  const clauses = [{ id: '9.1', file: '9-constants/contact-form', line: 1, text: '' }];

  it('by shards covers every mutant once', () => {
    const parts = ['1/2', '2/2'].map((shard) =>
      chooseMutants(mutants, clauses, { shard, verdicts }).map(({ id }) => id),
    );
    expect(parts).toEqual([
      ['a', 'c', 'e'],
      ['b', 'd'],
    ]);
    expect(() => chooseMutants(mutants, clauses, { shard: '3/2', verdicts })).toThrow('not a shard');
  });

  it('since a revision includes new mutants', () => {
    const former = readFormerCatalogue('HEAD');
    expect(former.map(({ name }) => name)).toContain(
      'A reload in the middle of a page makes the header sticky',
    );
    const added = { ...mutant, name: 'The message may be a book' };
    expect(chooseMutants([added], clauses, { since: 'HEAD', verdicts })).toEqual([added]);
  });

  it('since a revision leaves out an untouched mutant, even if its id has changed', () => {
    const isOfChange = createChangedMutantFilter([mutant], () => false);
    expect(isOfChange({ ...mutant, id: '9.1-2' })).toBe(false);
    expect(isOfChange({ ...mutant, clause: '9.2' })).toBe(true);
    expect(createChangedMutantFilter([mutant], () => true)(mutant)).toBe(true);
  });

  it.each([
    ['the file that it changes', 'src/content/limits.ts', true],
    ['its feature', 'features/9-constants/contact-form.feature', true],
    ['another feature', 'features/5-validation/phone-digits.feature', false],
    ['the harness', 'steps/world.ts', true],
    ['a gate', 'gates/specs/keyboard.spec.ts', true],
    ['a file of every build', 'vite.config.ts', true],
    ['the judge', 'lab/wrong-sites/judges/judge-mutant.ts', true],
    ['the feature of its former killer', 'features/10-hostile-world/approved.feature', true],
    ['a test of the judge', 'lab/wrong-sites/test/mutant.test.ts', false],
    ['the catalogue of other mutants', 'lab/wrong-sites/catalogue/4-states.yaml', false],
    ['the verdicts', 'lab/wrong-sites/verdicts.tsv', false],
    ['the README', 'README.md', false],
  ])('decides whether a mutant is affected by a change of %s', (_what, file, isAffected) => {
    expect(createAffectedMutantFilter([file], clauses, verdicts)(mutant)).toBe(isAffected);
  });
});
