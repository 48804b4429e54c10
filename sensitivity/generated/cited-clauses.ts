import { readFileSync } from 'node:fs';
import type { GeneratedMutant } from './instrument.ts';

/** A clause, such as 5.1, or several, such as “5.1 to 5.4”. */
const CITED = /\b(\d+)\.(\d+)\b(?:`? to `?\d+\.(\d+)\b)?/g;

const COMMENT = /^\s*(?:\/?\*|\/\/)/;

/** The clauses that comments of a mutant's file cite, the nearest to it first. */
export function readCitedClauses({ file, start }: Pick<GeneratedMutant, 'file' | 'start'>): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const cited = lines.flatMap((line, index) => {
    const distance = Math.abs(index + 1 - start.line);
    return COMMENT.test(line) ? clausesIn(line).map((clause) => ({ clause, distance })) : [];
  });
  return [...new Set(cited.toSorted((a, b) => a.distance - b.distance).map(({ clause }) => clause))];
}

const clausesIn = (comment: string): string[] =>
  [...comment.matchAll(CITED)].flatMap(([, section, from, to = from]) => {
    const count = Number(to) - Number(from) + 1;
    return Array.from({ length: count }, (_none, index) => `${section}.${Number(from) + index}`);
  });
