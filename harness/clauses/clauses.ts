import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The file that lists all clauses. */
export const CLAUSES_FILE = 'features/clauses.yaml';

/**
 * A binding sentence about the site; `line` is its line in CLAUSES_FILE. If all scenarios of the clause run on a
 * desktop, `desktop` is the reason.
 */
export type Clause = { id: string; file: string; text: string; line: number; desktop?: string };

/** Reads every clause, in the order of CLAUSES_FILE. */
export function readClauses(): Clause[] {
  const source = readFileSync(CLAUSES_FILE, 'utf8');
  const lines = source.split('\n');
  return (parse(source) as Omit<Clause, 'line'>[]).map((clause) => ({
    ...clause,
    line: lines.findIndex((line) => line.startsWith('- id:') && line.includes(`'${clause.id}'`)) + 1,
  }));
}
