import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { readClauses } from '../../harness/clauses/clauses.ts';
import { anyWalk } from './any-walk.ts';
import { writeScenario } from './write-scenario.ts';

const WALKS_CLAUSE = '10.26';
const WALKS_SEED = 13011;
const WALK_COUNT = 4;

/** Writes the walks of clause 10.26 as a feature that git ignores. The seed is fixed, so all runs write the same. */
export function writeWalks(): void {
  const { file, text } = readClauses().find(({ id }) => id === WALKS_CLAUSE)!;
  const walks = fc.sample(anyWalk(200), { seed: WALKS_SEED, numRuns: WALK_COUNT });
  const scenarios = walks.map((walk, index) =>
    writeScenario(`Walk ${index + 1}, on a ${walk.device}, meets nothing unexpected`, walk),
  );
  writeIfChanged(`features/${file}.feature`, formatFeature(text, scenarios));
}

/** The text of a feature with the clause's rule and these scenarios, each a list of lines. */
export function formatFeature(rule: string, scenarios: readonly string[][]): string {
  const lines = scenarios.flatMap((scenario) => ['', ...scenario.map((line) => `    ${line}`)]);
  const head = `Feature: A visitor who does anything\n\n  @${WALKS_CLAUSE}\n  Rule: ${rule}`;
  return [head, ...lines, ''].join('\n');
}

/** Does not write a file that has this text already, because another process may be reading the file. */
function writeIfChanged(file: string, text: string): void {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // The file does not exist yet.
  }
  writeFileSync(file, text);
}
