import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { claimClone } from '../harness/commands/claim-clone.ts';
import { exitWithUsage, parseCommandLine } from '../harness/commands/command-line.ts';
import { RESULTS_FOLDER } from '../harness/commands/results-folder.ts';
import { runTool } from '../harness/commands/run-tool.ts';
import { runInFirefox } from '../lab/engines/firefox/run-in-firefox.ts';
import { explainMissingFirefox } from '../lab/engines/firefox/launch-firefox.ts';
import { walkWithWebKit } from '../lab/engines/walk/walk-with-webkit.ts';
import { explainMissingWebKit } from '../lab/engines/walk/webkit-gtk.ts';
import { describeEngineRun } from '../reports/verdict.ts';

/** Runs all scenarios, or those of the given features, in Firefox, and a walk through the site in WebKitGTK. */
const USAGE = 'npm run engines -- [firefox [FEATURE ...] | webkit]';
const { positionals } = parseCommandLine(USAGE, { allowPositionals: true });
const [engineName, ...features] = positionals;
const engines = {
  firefox: { findMissing: explainMissingFirefox, run: () => runInFirefox(features) },
  webkit: { findMissing: explainMissingWebKit, run: walkWithWebKit },
};
const chosenEngines = Object.entries(engines).filter(([name]) => name === (engineName ?? name));
if (chosenEngines.length === 0 || (engineName !== 'firefox' && features.length))
  exitWithUsage(`"${positionals.join(' ')}" is neither firefox nor webkit`, USAGE);
const problems = chosenEngines.flatMap(([, { findMissing }]) => findMissing() ?? []);
for (const problem of problems) console.error(problem);
if (problems.length) process.exit(1);

claimClone();
const resultsFolder = `${RESULTS_FOLDER}/engines`;
mkdirSync(resultsFolder, { recursive: true });
let hasFailed = false;
const summary: string[] = [];
for (const [name, { run: runChecks }] of chosenEngines) {
  const file = `${resultsFolder}/${name}.json`;
  // Delete the results of a former run, or they would remain if this run ends early.
  rmSync(file, { force: true });
  const run = await runChecks();
  writeFileSync(file, JSON.stringify(run, null, 2));
  hasFailed ||= run.failed.length > 0 || run.checks === 0;
  summary.push(describeEngineRun(run), ...run.failed.map(({ name: of, message }) => `  ${of}: ${message}`));
}
if (!engineName) hasFailed = (await runTool('npm', ['run', 'report'])) > 0 || hasFailed;
console.log(summary.join('\n'));
process.exit(hasFailed ? 1 : 0);
