import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A point that the product owner should know besides the clauses' verdicts, and the clauses to which it belongs. */
export type OpenPoint = { text: string; clauses?: string[] };

/** The open points of `features/open-points.yaml` by kind, such as `Things that no test can see`. */
export type OpenPoints = Readonly<Record<string, readonly OpenPoint[]>>;

export const readOpenPoints = (): OpenPoints =>
  parse(readFileSync('features/open-points.yaml', 'utf8')) as OpenPoints;
