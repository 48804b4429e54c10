import { mkdirSync, rmSync } from 'node:fs';
import { chooseShardTests } from '../gates/selection/choose-shard-tests.ts';
import { chooseAffectedTests } from '../gates/selection/choose-affected-tests.ts';
import { writeVisitedScreens } from '../gates/selection/visited-screens.ts';
import { findRevisionProblem } from '../harness/commands/changed-files.ts';
import { staticChecks } from '../harness/commands/static-checks.ts';
import { claimClone } from '../harness/commands/claim-clone.ts';
import { exitWithUsage, parseCommandLine } from '../harness/commands/command-line.ts';
import { countWorkers } from '../harness/commands/count-workers.ts';
import { readRun } from '../harness/messages/messages.ts';
import { MESSAGES_FILE, RESULTS_FOLDER } from '../harness/commands/results-folder.ts';
import { runStages, type StageCommand } from '../harness/commands/run-stages.ts';
import { readCommit } from '../reports/read/commit.ts';
import { countChecks, countScenarios, countUnitTests } from '../reports/read/count-checks.ts';
import { writeRunPart } from '../reports/read/run-parts.ts';
import writeContractTypes from './generate/types.ts';

const USAGE = 'npm test -- [--workers 4] [--shard 1/3 | --since REVISION]';

/**
 * Runs the tests that every change must pass. `--workers` is the number of parallel tests, by default one more than the
 * cores. `--shard 1/3` runs a third; `npm run report -- PART ...` joins all parts in one verdict. `--since` runs tests
 * affected by the changes since a revision; scenarios are chosen by the screens they visited in the last whole run.
 */
const { values } = parseCommandLine(USAGE, {
  options: { workers: { type: 'string' }, shard: { type: 'string' }, since: { type: 'string' } },
});
const { workers = String(countWorkers()), shard, since } = values;
if (!/^[1-9]\d*$/.test(workers)) exitWithUsage(`"${workers}" is no number of workers`, USAGE);
const [partNumber, partCount] = (shard ?? '1/1').split('/').map(Number);
if (!/^[1-9]\d*\/[1-9]\d*$/.test(shard ?? '1/1') || partNumber! > partCount!)
  exitWithUsage(`"${shard}" is no part such as 1/3`, USAGE);
const argumentProblem =
  since === undefined ? undefined : shard ? 'Either a part or a change' : findRevisionProblem(since);
if (argumentProblem) exitWithUsage(argumentProblem, USAGE);

claimClone();
await writeContractTypes();
rmSync(RESULTS_FOLDER, { recursive: true, force: true });
mkdirSync(RESULTS_FOLDER, { recursive: true });
const chosenTests = await (shard
  ? chooseShardTests(partNumber!, partCount!)
  : since === undefined
    ? undefined
    : chooseAffectedTests(since));
const unitResultsFile = `${RESULTS_FOLDER}/unit.json`;
const staticCheckCommands: StageCommand[] = [
  ...Object.keys(staticChecks).map((name) => ({ name, args: ['run', 'check', '--', name] })),
  // With `--since`, `chooseAffectedTests` has already built the site.
  ...(chosenTests && !shard ? [] : [{ name: 'build', args: ['run', 'build'] }]),
];
const featuresStage: StageCommand = {
  name: 'features',
  args: ['run', 'spec', '--', '--parallel', workers, ...(chosenTests?.features ?? [])],
  count: countScenarios(MESSAGES_FILE),
};
const gatesStage: StageCommand = {
  name: 'gates',
  args: ['run', 'gates', '--', '--workers', workers, ...(chosenTests?.gates ?? [])],
  count: countChecks(`${RESULTS_FOLDER}/gates.json`),
};
const unitsStage: StageCommand = {
  name: 'units',
  args: [
    'run',
    'unit',
    '--',
    '--project=gate',
    '--reporter=./harness/commands/unit-reporter.ts',
    '--reporter=json',
    `--outputFile=${unitResultsFile}`,
    `--maxWorkers=${workers}`,
    ...(chosenTests?.units ?? []),
  ],
  count: countUnitTests(unitResultsFile),
};
const reportStage: StageCommand = { name: 'report', args: ['run', 'report', '--', '--complete'] };
const { passed, failed } = await runStages([
  staticCheckCommands.filter((_check, index) => index % partCount! === partNumber! - 1),
  chosenTests?.features.length === 0 ? [] : [featuresStage],
  [gatesStage, unitsStage],
  chosenTests ? [] : [reportStage],
]);
if (shard) writeRunPart(RESULTS_FOLDER, { shard, commit: readCommit(), passed, failed });
else if (!chosenTests && !failed) writeVisitedScreens(readRun(MESSAGES_FILE));
process.exit(failed ? 1 : 0);
