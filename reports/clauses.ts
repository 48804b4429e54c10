import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A sentence of the specification that binds, restated. */
export type Clause = { id: string; file: string; text: string };

/** Every clause in the specification's order. */
export function readClauses(): Clause[] {
  return parse(readFileSync('features/clauses.yaml', 'utf8')) as Clause[];
}
