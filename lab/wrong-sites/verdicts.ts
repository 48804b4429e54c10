import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { MutantResult } from '../../reports/read/model/mutant-result.ts';
import { readCatalogue } from './catalogue.ts';
import { editedFilesOf, verdictKeyOf, type Mutant } from './mutant.ts';

/** The file of verdicts; a line has a mutant's clause, name and status, and the test that killed it. */
const VERDICTS_FILE = 'lab/wrong-sites/verdicts.tsv';

/** The status of a mutant and the test that killed it. Not written to the file if the mutant could not be judged. */
export type MutantVerdict = Pick<MutantResult, 'status' | 'by'>;

/** Verdicts by the mutant's key (`verdictKeyOf`). */
export type Verdicts = Map<string, MutantVerdict>;

export function readVerdicts(file = VERDICTS_FILE): Verdicts {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(
    lines.map((line) => {
      const [clause, name, status, by] = line.split('\t') as [
        string,
        string,
        MutantVerdict['status'],
        string,
      ];
      return [verdictKeyOf({ clause, name }), { status, by: by || null }];
    }),
  );
}

/** Writes the verdicts, except those of mutants that are no longer in the catalogue. */
export function writeVerdicts(verdicts: Verdicts, catalogue: readonly Mutant[], file = VERDICTS_FILE): void {
  const lines = catalogue.flatMap((mutant) => {
    const verdict = verdicts.get(verdictKeyOf(mutant));
    if (!verdict || verdict.status === 'not judged') return [];
    return `${[mutant.clause, mutant.name, verdict.status, verdict.by ?? ''].join('\t')}\n`;
  });
  writeFileSync(
    file,
    lines.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).join(''),
  );
}

/** Reads the catalogue's mutants with their verdicts, for the report. */
export function readMutantResults(): MutantResult[] {
  const verdicts = readVerdicts();
  return readCatalogue().map((mutant) => ({
    clause: mutant.clause,
    name: mutant.name,
    file: editedFilesOf(mutant).join(', '),
    ...(verdicts.get(verdictKeyOf(mutant)) ?? { status: 'not judged', by: null }),
    ...(mutant.equivalent && { reason: mutant.equivalent }),
  }));
}
