import { randomInt } from 'node:crypto';
import { startSiteUnderTest, startSiteWithRelay } from '../build/site-under-test.ts';
import { claimClone } from '../harness/commands/claim-clone.ts';
import { findOrInstallChromium } from '../harness/browsers/launch-chromium.ts';
import { exitWithUsage, parseCommandLine } from '../harness/commands/command-line.ts';
import { runBesideBusyProcess } from '../harness/runner/beside-busy-process.ts';
import { captureToolOutput } from '../harness/commands/run-tool.ts';

const USAGE = 'npm run flakes -- [--runs 20]';

/** The line in Cucumber's summary when all scenarios passed; a run that ended early has no such line. */
const ALL_PASSED_LINE = /^\d+ scenarios \(\d+ passed\)$/m;

/**
 * Runs the features several times in random order. Every second run shares one core with a busy process, every fourth
 * opens a new window for each visitor. Every failure is printed, and a single one fails the command.
 */
const { values } = parseCommandLine(USAGE, { options: { runs: { type: 'string', default: '20' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) exitWithUsage(`"${values.runs}" is no number of runs`, USAGE);
claimClone();
findOrInstallChromium();
const { origin, close } = await startSiteUnderTest();
const siteWithRelay = await startSiteWithRelay();
let failedRunCount = 0;
for (let run = 1; run <= runs; run += 1) {
  const seed = String(randomInt(1_000_000));
  const isBusy = run % 2 === 0;
  const isNew = run % 4 === 3;
  const started = performance.now();
  const { code, output } = await runFeatures(seed, isBusy, isNew);
  const mode = [`seed ${seed}`, isBusy && 'one busy core', isNew && 'new windows'].filter(Boolean).join(', ');
  const passed = code === 0 && ALL_PASSED_LINE.exec(output)?.[0];
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`Run ${run} of ${runs}, ${mode}: ${seconds} s: ${passed || `FAILED\n${output}`}`);
  if (!passed) failedRunCount += 1;
}
close();
siteWithRelay.close();
console.log(`${runs} runs, ${failedRunCount} failed`);
process.exit(failedRunCount ? 1 : 0);

/** Runs the features once, and resolves with Cucumber's summary, which names each failure. */
function runFeatures(seed: string, isBusy: boolean, hasNewWindows: boolean) {
  const args = ['--order', `random:${seed}`, '--format', 'summary', 'features/**/*.feature'];
  args.push('--world-parameters', JSON.stringify({ newWindows: hasNewWindows }));
  args.push('--format-options', JSON.stringify({ printAttachments: false }));
  const run = (tool: string, before: string[]) =>
    captureToolOutput(tool, [...before, ...args], { SITE_URL: origin, SEED: seed });
  return isBusy ? runBesideBusyProcess((pinned) => run(...pinned('cucumber-js'))) : run('cucumber-js', []);
}
