import { mkdirSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { readRun } from '../../harness/messages/messages.ts';
import { startRunner } from '../../harness/runner/start-runner.ts';
import type { Walk } from '../../steps/walks/act.ts';
import { anyWalk } from '../../steps/walks/any-walk.ts';
import { writeScenario } from '../../steps/walks/write-scenario.ts';
import { formatFeature } from '../../steps/walks/write-walks.ts';

const WALKS_FOLDER = '.cache/walks';
const FEATURE_FILE = `${WALKS_FOLDER}/walk.feature`;
const MESSAGES_FILE = `${WALKS_FOLDER}/walk.ndjson`;

/**
 * Runs random walks for `minutes`; a walk is a visitor's random actions (10.26), generated from `seed`. Shortens the
 * first failing walk, prints it as a scenario and writes it to FEATURE_FILE. Returns whether a walk failed.
 */
export async function findFailingWalk(origin: string, seed: number, minutes: number): Promise<boolean> {
  mkdirSync(WALKS_FOLDER, { recursive: true });
  const runner = startRunner({ SITE_URL: origin });
  const tried = new Map<string, string>();
  async function explainFailure(feature: string): Promise<string> {
    writeFileSync(FEATURE_FILE, feature);
    await runner.request({ selection: { paths: [FEATURE_FILE] }, messages: MESSAGES_FILE });
    const [scenario] = readRun(MESSAGES_FILE).scenarios;
    return scenario?.status === 'PASSED' ? '' : scenario?.message || 'No scenario has run';
  }
  const passes = fc.asyncProperty(anyWalk(0), async (walk) => {
    const feature = writeWalkFeature(walk);
    // A shortened walk may be a scenario that has run before: reuse its result.
    const reason = tried.get(feature) ?? (await explainFailure(feature));
    tried.set(feature, reason);
    if (reason) throw new Error(reason);
  });
  const options = { seed, numRuns: Infinity, interruptAfterTimeLimit: minutes * 60_000 };
  const { counterexample, errorInstance } = await fc.check(passes, options);
  runner.end();
  const acts = [...tried.keys()].join('').match(/^ *When /gm)?.length ?? 0;
  console.log(
    `${tried.size} walks, ${acts} acts, SEED=${seed}: ${counterexample ? 'one fails' : 'none fails'}`,
  );
  if (!counterexample) return false;
  writeFileSync(FEATURE_FILE, writeWalkFeature(counterexample[0]));
  console.log(`${writeWalkFeature(counterexample[0])}\n${errorInstance}\n${FEATURE_FILE}`);
  return true;
}

const writeWalkFeature = (walk: Walk) =>
  formatFeature('What fails', [writeScenario('A walk that was found by chance', walk)]);
