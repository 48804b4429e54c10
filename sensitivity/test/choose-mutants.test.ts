import { describe, expect, it } from 'vitest';
import type { Mutant } from '../mutant.ts';
import { chooseMutants, createTouchedFilter } from '../choose-mutants.ts';

const mutant: Mutant = {
  id: '9.1-1',
  clause: '9.1',
  name: 'The message may have 301 characters',
  edits: [{ file: 'src/content/limits.ts', find: '300', replace: '301' }],
  judge: 'features',
};

describe('the choice of mutants', () => {
  const mutants = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...mutant, id }));
  const clauses = [{ id: '9.1', file: '9-constants/contact-form', line: 1, text: '' }];

  it('of shards covers every mutant once', () => {
    const parts = ['1/2', '2/2'].map((shard) =>
      chooseMutants(mutants, clauses, { shard }).map(({ id }) => id),
    );
    expect(parts).toEqual([
      ['a', 'c', 'e'],
      ['b', 'd'],
    ]);
    expect(() => chooseMutants(mutants, clauses, { shard: '3/2' })).toThrow('no shard');
  });

  it.each([
    ['the file that it changes', 'src/content/limits.ts', true],
    ['its feature', 'features/9-constants/contact-form.feature', true],
    ['another feature', 'features/5-validation/phone-digits.feature', false],
    ['the harness', 'steps/world.ts', true],
    ['a gate', 'gates/specs/keyboard.spec.ts', true],
    ['what every build takes', 'vite.config.ts', true],
    ['the judge', 'sensitivity/judge-mutant.ts', true],
    ['the record', 'sensitivity/record.json', false],
    ['the README', 'README.md', false],
  ])('takes a mutant when the change touches %s', (_what, file, taken) => {
    expect(createTouchedFilter([file], clauses)(mutant)).toBe(taken);
  });
});
