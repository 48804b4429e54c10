import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { printHelpIfAsked, exitWithUsage } from '../harness/commands/command-line.ts';
import { claimClone } from '../harness/commands/claim-clone.ts';
import { describeScenario, readRun, type ScenarioResult } from '../harness/messages/messages.ts';
import { findOrInstallChromium } from '../harness/browsers/launch-chromium.ts';
import { describeRunSpeed, runSpeedOf } from '../harness/messages/run-speed.ts';
import { MESSAGES_FILE, RESULTS_FOLDER } from '../harness/commands/results-folder.ts';
import { runTool } from '../harness/commands/run-tool.ts';
import { findFailingWalk } from '../lab/walks/find-failing-walk.ts';
import { startSiteUnderTest, startSiteWithRelay } from '../build/site-under-test.ts';

function summariseRun(scenarios: ScenarioResult[], seconds: number): string {
  const failedScenarios = scenarios.filter(({ status }) => status !== 'PASSED');
  const slowest = Math.max(0, ...scenarios.map(({ seconds: own }) => own));
  for (const scenario of failedScenarios) console.log(`${scenario.status} ${describeScenario(scenario)}`);
  return `${scenarios.length} scenarios, ${failedScenarios.length} failed, ${seconds.toFixed(1)} s; slowest ${slowest.toFixed(1)} s`;
}

const USAGE = 'npm run spec -- [PATH ...] [--watch | --walks MINUTES] [ARGUMENT OF CUCUMBER-JS ...]';
printHelpIfAsked(USAGE);
const cucumberArgs = process.argv.slice(2).filter((arg) => arg !== '--watch');
const walkMinutes = cucumberArgs[0] === '--walks' ? Number(cucumberArgs[1]) : undefined;
if (walkMinutes !== undefined && !(walkMinutes > 0))
  exitWithUsage('--walks needs a number of minutes', USAGE);
// A path may be followed by line numbers, as in `a.feature:12`.
const pathExists = (path: string) => existsSync(path.replace(/(?::\d+)+$/, ''));
const missingPath = cucumberArgs.find((arg) => arg.startsWith('features') && !pathExists(arg));
if (missingPath) exitWithUsage(`There is no ${missingPath}`, USAGE);
claimClone();
const deployedSite = process.env.SITE_URL;
const seed = process.env.SEED || String(randomInt(1_000_000));
findOrInstallChromium();
if (walkMinutes !== undefined) {
  const site = await startSiteUnderTest();
  process.exit((await findFailingWalk(site.origin, Number(seed), walkMinutes)) ? 1 : 0);
}
const siteWithRelay = deployedSite ? undefined : await startSiteWithRelay();
const isPathGiven = cucumberArgs.some(pathExists);
const { origin, close } = await startSiteUnderTest();
const defaultPaths = isPathGiven ? [] : ['features'];
// If the clone's path contains [ or ], Cucumber finds no feature in a folder: pass a glob instead of a folder.
const toFeatureGlob = (path: string) =>
  existsSync(path) && statSync(path).isDirectory() ? `${path}/**/*.feature` : path;
const selection = [...cucumberArgs, ...defaultPaths].map(toFeatureGlob);
if (process.argv.includes('--watch')) {
  const watched = ['features', 'steps', 'harness', 'mocks'].map((room) => `--watch-path=${room}`);
  const cucumber = resolve('node_modules/.bin/cucumber-js');
  const env = { SITE_URL: origin, TIMEOUT_MS: '2000' };
  process.exit(await runTool('node', [...watched, '--watch-preserve-output', cucumber, ...selection], env));
}
mkdirSync(RESULTS_FOLDER, { recursive: true });
rmSync(MESSAGES_FILE, { force: true });
const started = performance.now();
const env = { SITE_URL: origin, SEED: seed };
console.log(`In random order: SEED=${seed} repeats it, and the hostile texts.`);
const formatters = [
  './harness/runner/progress-formatter.ts',
  `message:${MESSAGES_FILE}`,
  `junit:${MESSAGES_FILE.replace('ndjson', 'xml')}`,
];
const exitCode = await runTool(
  'cucumber-js',
  [
    '--order',
    `random:${seed}`,
    ...formatters.flatMap((format) => ['--format', format]),
    // Scenarios tagged @embedded need build settings that a deployed site does not have.
    ...(deployedSite ? ['--tags', 'not @embedded'] : []),
    ...selection,
  ],
  env,
);
const { scenarios, pickles, runs } = existsSync(MESSAGES_FILE)
  ? readRun(MESSAGES_FILE)
  : { scenarios: [], pickles: [], runs: [] };
const embeddedCount = pickles.filter(({ tags }) => tags.some(({ name }) => name === '@embedded')).length;
if (deployedSite)
  console.log(`${embeddedCount} scenarios need a build of the suite's own: not judged at ${deployedSite}.`);
console.log(summariseRun(scenarios, (performance.now() - started) / 1000));
const runSpeed = runSpeedOf(runs);
if (runSpeed) console.log(describeRunSpeed(runSpeed));

const failedScenarios = scenarios.filter(({ status }) => status !== 'PASSED');
if (failedScenarios.length) {
  // Run the failed scenarios again, with a lower time limit, to get traces. A pass now does not change the verdict.
  const evidenceFolder = `${RESULTS_FOLDER}/evidence`;
  rmSync(evidenceFolder, { recursive: true, force: true });
  mkdirSync(evidenceFolder, { recursive: true });
  const places = new Set(failedScenarios.map(({ file, line }) => `${file}:${line}`));
  const profileIndex = cucumberArgs.indexOf('--profile');
  await runTool(
    'cucumber-js',
    [
      ...(profileIndex < 0 ? [] : cucumberArgs.slice(profileIndex, profileIndex + 2)),
      '--format',
      `summary:${evidenceFolder}/second-run.txt`,
      ...places,
    ],
    { ...env, TRACE: evidenceFolder, TIMEOUT_MS: '2000' },
  );
  console.log(`Traces of the failed scenarios: ${evidenceFolder}`);
}
close();
siteWithRelay?.close();
if (scenarios.length === 0) console.error('No scenario ran.');
process.exit(failedScenarios.length || scenarios.length === 0 ? 1 : exitCode);
