import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Something that the product owner should know besides the clauses, and the clauses that it is about. */
export type OpenPoint = { text: string; clauses?: string[] };

/** The open points by the kinds of `features/open-points.yaml`, such as `Rulings against the letter`. */
export type OpenPoints = Readonly<Record<string, readonly OpenPoint[]>>;

export const readOpenPoints = (): OpenPoints =>
  parse(readFileSync('features/open-points.yaml', 'utf8')) as OpenPoints;
