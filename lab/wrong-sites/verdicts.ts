import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { MutantResult } from '../../reports/read/model/mutant-result.ts';
import { readCatalogue } from './catalogue.ts';
import { filesOf, keyOf, type Mutant } from './mutant.ts';

/** A line for each mutant: its clause, its name, its status, and the test that killed it. */
const FILE = 'lab/wrong-sites/verdicts.tsv';

/** The status of a mutant and its killer; none is written for a mutant that could not be judged. */
export type MutantVerdict = Pick<MutantResult, 'status' | 'by'>;

/** Verdicts by `keyOf`. */
export type Verdicts = Map<string, MutantVerdict>;

export function readVerdicts(file = FILE): Verdicts {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(
    lines.map((line) => {
      const [clause, name, status, by] = line.split('\t') as [
        string,
        string,
        MutantVerdict['status'],
        string,
      ];
      return [keyOf({ clause, name }), { status, by: by || null }];
    }),
  );
}

/** Writes the verdicts of the mutants that the catalogue has. */
export function writeVerdicts(verdicts: Verdicts, catalogue: readonly Mutant[], file = FILE): void {
  const lines = catalogue.flatMap((mutant) => {
    const verdict = verdicts.get(keyOf(mutant));
    if (!verdict || verdict.status === 'not judged') return [];
    return `${[mutant.clause, mutant.name, verdict.status, verdict.by ?? ''].join('\t')}\n`;
  });
  writeFileSync(
    file,
    lines.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).join(''),
  );
}

/** The catalogue with its verdicts, for the report. */
export function readMutantResults(): MutantResult[] {
  const verdicts = readVerdicts();
  return readCatalogue().map((mutant) => ({
    clause: mutant.clause,
    name: mutant.name,
    file: filesOf(mutant).join(', '),
    ...(verdicts.get(keyOf(mutant)) ?? { status: 'not judged', by: null }),
    ...(mutant.equivalent && { reason: mutant.equivalent }),
  }));
}
