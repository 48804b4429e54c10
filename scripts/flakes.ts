import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { startSiteUnderTest, startSiteWithRelay } from '../build/site-under-test.ts';
import { claimClone } from '../harness/commands/claim-clone.ts';
import { findOrInstallChromium } from '../harness/browsers/launch-chromium.ts';
import { exitWithUsage, parseCommandLine } from '../harness/commands/command-line.ts';
import { RESULTS } from '../harness/commands/results-folder.ts';
import { describeScenario, readRun, type ScenarioResult } from '../harness/messages/messages.ts';
import { readCompleteMessages } from '../harness/messages/read-complete-messages.ts';
import { runBesideBusyProcess } from '../harness/runner/beside-busy-process.ts';
import { runTool } from '../harness/commands/run-tool.ts';

const USAGE = 'npm run flakes -- [--runs 20]';
const MESSAGES = `${RESULTS}/flakes/features.ndjson`;

/**
 * Runs the features several times in random order: every second run on one core that a busy process shares, every fourth
 * with a new window for each visitor. Every failure is printed, and a single one fails the command.
 */
const { values } = parseCommandLine(USAGE, { options: { runs: { type: 'string', default: '20' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) exitWithUsage(`"${values.runs}" is no number of runs`, USAGE);
claimClone();
findOrInstallChromium();
mkdirSync(`${RESULTS}/flakes`, { recursive: true });
const { origin, close } = await startSiteUnderTest();
const withRelay = await startSiteWithRelay();
const failures: string[] = [];
let count = 0;
for (let run = 1; run <= runs; run += 1) {
  const seed = String(randomInt(1_000_000));
  const isSlow = run % 2 === 0;
  const isNew = run % 4 === 3;
  const started = performance.now();
  const { scenarios, problem } = await runOnce(seed, isSlow, isNew);
  const failed = scenarios.filter(({ status }) => status !== 'PASSED');
  const told = failed.map((one) => `${describeScenario(one)}: ${one.message.split('\n')[0]}`);
  if (problem) told.push(`Run ${run}: ${problem}`);
  const how = [isSlow && 'one busy core', isNew && 'new windows'].filter(Boolean);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    [
      `Run ${run} of ${runs}, seed ${[seed, ...how].join(', ')}: ${scenarios.length} scenarios, ${failed.length} failed, ${seconds} s`,
      ...told,
    ].join('\n  '),
  );
  count += scenarios.length;
  failures.push(...told);
}
close();
withRelay.close();
console.log(`${count} scenarios, ${failures.length} failures`);
process.exit(failures.length ? 1 : 0);

/** Runs the features once; `problem` says why their failures would not be all. */
async function runOnce(
  seed: string,
  isSlow: boolean,
  isNew: boolean,
): Promise<{ scenarios: ScenarioResult[]; problem?: string }> {
  rmSync(MESSAGES, { force: true });
  const env = { SITE_URL: origin };
  const parameters = JSON.stringify({ newWindows: isNew });
  const args = [
    '--world-parameters',
    parameters,
    '--order',
    `random:${seed}`,
    '--format',
    `message:${MESSAGES}`,
    'features/**/*.feature',
  ];
  // Its output is hidden: the messages have all that is printed here.
  const start = (tool: string, before: string[]) =>
    runTool(tool, [...before, '--format', `summary:${RESULTS}/flakes/summary.txt`, ...args], env, 'ignore');
  await (isSlow
    ? runBesideBusyProcess((pinned) => start(...pinned('cucumber-js')))
    : start('cucumber-js', []));
  try {
    readCompleteMessages(MESSAGES);
  } catch (error) {
    return { scenarios: [], problem: (error as Error).message };
  }
  const { scenarios } = readRun(MESSAGES);
  return scenarios.length ? { scenarios } : { scenarios, problem: 'No scenario ran' };
}
