import { readFileSync } from 'node:fs';
import type { Scenario } from '@cucumber/messages';
import { parse } from 'yaml';

/** Where the clauses are listed. */
export const CLAUSES = 'features/clauses.yaml';

/** A sentence of the specification that binds, restated; `line` is its place in the list. */
export type Clause = { id: string; file: string; text: string; line: number };

/** A rule of a feature file with the clause that its tag names. */
export type Place = {
  uri: string;
  line: number;
  id: string | undefined;
  text: string;
  scenarios: Scenario[];
};

/** Every clause in the specification's order. */
export function readClauses(): Clause[] {
  const source = readFileSync(CLAUSES, 'utf8');
  const lines = source.split('\n');
  return (parse(source) as Omit<Clause, 'line'>[]).map((clause) => ({
    ...clause,
    line: lines.findIndex((line) => line.startsWith('- id:') && line.includes(`'${clause.id}'`)) + 1,
  }));
}
