import { readFileSync } from 'node:fs';
import type { TaggedRule } from './clauses.ts';

const FILE = 'src/content/limits.ts';

/** The clauses that state each limit of the site; of two no clause states the number. */
const statedBy: Record<string, readonly string[]> = {
  messageCharacters: ['5.4', '5.5', '9.1'],
  typewriterCharacterMs: ['9.3'],
  typewriterPauseMs: ['9.4'],
  stickyAbovePx: ['9.5'],
  stickyBelowPx: ['9.6'],
  notFoundSeconds: ['9.8'],
  notFoundStepMs: [],
  bannerCountdownMs: ['9.9', '9.10'],
  bannerStepMs: ['9.10'],
  annualReturnsDelayMs: ['9.11'],
  queryPageSize: ['9.12'],
  slideInThreshold: ['9.13'],
  anchorWaitMs: ['9.24'],
  showcaseTab: ['9.7'],
  answerMs: ['10.11'],
  downloadMs: ['10.11'],
  leastFillingMs: ['10.9'],
  draftMs: ['10.13'],
  startMs: [],
};

/**
 * Finds rules that do not state the number of a limit of theirs, and limits that `statedBy` lacks, each as one line.
 */
export function findLimitProblems(
  limits: Readonly<Record<string, number>>,
  rules: readonly TaggedRule[],
): string[] {
  return Object.entries(limits).flatMap(([name, value]) => {
    const clauses = statedBy[name];
    if (!clauses)
      return [
        `${FILE}:${lineOf(name)} the limit ${name} is named by no clause in harness/clauses/limit-problems.ts`,
      ];
    return rules
      .filter(({ id, text }) => clauses.includes(id ?? '') && !statesNumber(text, value))
      .map(
        ({ uri, line, id }) =>
          `${uri}:${line} rule ${id} does not state ${value}, which ${name} is in ${FILE}`,
      );
  });
}

/** Whether the words state the number: as it is or, for a time in ms, in seconds. */
function statesNumber(words: string, value: number): boolean {
  const numbers = new Set(words.match(/\d+(?:\.\d+)?/g));
  const seconds = [...words.matchAll(/(\d+(?:\.\d+)?) s(?:econds?)?\b/g)].map(([, number]) => Number(number));
  return numbers.has(String(value)) || seconds.includes(value / 1000);
}

const lineOf = (name: string): number =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .findIndex((line) => line.trim().startsWith(`${name}:`)) + 1;
