import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { verdictKeyOf, type Mutant } from '../mutant.ts';
import { readVerdicts, type Verdicts, writeVerdicts } from '../verdicts.ts';

const createMutant = (clause: string, name: string): Mutant => ({
  id: `${clause}-1`,
  clause,
  name,
  edits: [],
  judge: 'features',
});

it('verdicts.tsv has a line for each judged mutant of the catalogue, in the order of clauses', () => {
  const file = join(tmpdir(), 'verdicts.test.tsv');
  const catalogue = ['10.1', '9.2', '9.10', '9.3'].map((clause) => createMutant(clause, 'Any'));
  const [one, two, three, four] = catalogue.map(verdictKeyOf) as [string, string, string, string];
  const verdicts: Verdicts = new Map([
    [one, { status: 'survived', by: null }],
    [two, { status: 'killed', by: '9-constants/home: It turns' }],
    [three, { status: 'equivalent', by: null }],
    [four, { status: 'not judged', by: null }],
    [verdictKeyOf(createMutant('1.1', 'Gone')), { status: 'survived', by: null }],
  ]);
  writeVerdicts(verdicts, catalogue, file);
  const lines = [
    '9.2\tAny\tkilled\t9-constants/home: It turns',
    '9.10\tAny\tequivalent\t',
    '10.1\tAny\tsurvived\t',
  ];
  expect(readFileSync(file, 'utf8')).toBe(`${lines.join('\n')}\n`);
  expect([...readVerdicts(file).keys()]).toEqual([two, three, one]);
});
