import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { buildSite } from '../build/build-site.ts';
import { type ModuleGraph, recordModules, screensOfModules } from '../build/module-graph.ts';
import { listPart } from '../gates/list-part.ts';
import { chooseScenarios, patternOfUntouched } from '../gates/since/choose.ts';
import { reachOf } from '../gates/since/reach.ts';
import { readVisitedScreens, writeVisitedScreens } from '../gates/since/visited-screens.ts';
import { listFilesChangedSince } from '../harness/changed-files.ts';
import { readFeatures } from '../harness/clauses/dry-run.ts';
import { exitWithUsage, parseCommandLine } from '../harness/command-line.ts';
import { countWorkers } from '../harness/count-workers.ts';
import { factsOf, readRun } from '../harness/messages/messages.ts';
import { MESSAGES, RESULTS } from '../harness/results-folder.ts';
import { runStages, type StageCommand } from '../harness/run-stages.ts';
import { findCommit } from '../reports/read/changes.ts';
import { readCommit } from '../reports/read/commit.ts';
import { countChecks, countScenarios, countUnits } from '../reports/read/count-checks.ts';
import { writePart } from '../reports/read/parts.ts';

const USAGE = 'npm test -- [--workers 4] [--shard 1/3 | --since REVISION]';

/**
 * The gate: what a change must satisfy. `--workers` is how many tests run side by side, one for each core by default.
 * `--shard 1/3` runs a third of it; `npm run report -- PART ...` makes one verdict of all parts. `--since` runs what
 * the changes since a revision reach, by the screens that each scenario visited in the last whole run.
 */
const { values } = parseCommandLine(USAGE, {
  options: { workers: { type: 'string' }, shard: { type: 'string' }, since: { type: 'string' } },
});
const { workers = String(countWorkers()), shard, since } = values;
if (!/^[1-9]\d*$/.test(workers)) exitWithUsage(`"${workers}" is no number of workers`, USAGE);
const [number, total] = (shard ?? '1/1').split('/').map(Number);
if (!/^[1-9]\d*\/[1-9]\d*$/.test(shard ?? '1/1') || number! > total!)
  exitWithUsage(`"${shard}" is no part such as 1/3`, USAGE);
if (since !== undefined && (shard || findCommit(since) === null))
  exitWithUsage(shard ? 'Either a part or a change' : `"${since}" is no revision that git knows`, USAGE);

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const part = await (shard
  ? choosePart(number!, total!)
  : since === undefined
    ? undefined
    : chooseReached(since));
const unitResults = `${RESULTS}/unit.json`;
const checks: StageCommand[] = [
  { name: 'format', args: ['run', 'format:check'] },
  { name: 'lint', args: ['run', 'lint'] },
  { name: 'types', args: ['run', 'typecheck'] },
  { name: 'contract types', args: ['run', 'types', '--', '--check'] },
  { name: 'unused', args: ['run', 'unused'] },
  { name: 'clauses', args: ['run', 'spec:check'] },
  { name: 'build', args: ['run', 'build'] },
];
const features: StageCommand = {
  name: 'features',
  args: ['run', 'spec', '--', '--parallel', workers, ...(part?.features ?? [])],
  count: countScenarios(MESSAGES),
};
const gates: StageCommand = {
  name: 'gates',
  args: ['run', 'gates', '--', '--workers', workers, ...(part?.gates ?? [])],
  count: countChecks(`${RESULTS}/gates.json`),
};
const units: StageCommand = {
  name: 'units',
  args: [
    'run',
    'unit',
    '--',
    '--project=gate',
    '--reporter=./harness/unit-reporter.ts',
    '--reporter=json',
    `--outputFile=${unitResults}`,
    `--maxWorkers=${workers}`,
    ...(part?.units ?? []),
  ],
  count: countUnits(unitResults),
};
const report: StageCommand = { name: 'report', args: ['run', 'report', '--', '--complete'] };
const { passed, failed } = await runStages([
  number === 1 ? checks : [],
  part?.features.length === 0 ? [] : [features],
  [gates, units],
  part ? [] : [report],
]);
if (shard) writePart(RESULTS, { shard, commit: readCommit(), passed, failed });
else if (!part && !failed) writeVisitedScreens(readRun(MESSAGES));
process.exit(failed ? 1 : 0);

/** Arguments for a part of the run. */
type PartArgs = { features: string[]; gates: string[]; units: string[] };

async function choosePart(index: number, of: number): Promise<PartArgs> {
  const list = `${RESULTS}/gates-of-part.txt`;
  await listPart(index, of, list);
  const own = ['--shard', `${index}/${of}`];
  return { features: own, gates: ['--test-list', list], units: own };
}

/** What the changes reach; undefined, with the reason in words, where that is everything. */
async function chooseReached(revision: string): Promise<PartArgs | undefined> {
  const graph: ModuleGraph = new Map();
  const plugins = [recordModules(graph)];
  const pages = await buildSite({ outDir: '.cache/reached', plugins, complete: false });
  const modules = screensOfModules(graph, new Map(pages.map(({ path, module }) => [path, module])));
  const visited = readVisitedScreens();
  const reach = reachOf(listFilesChangedSince(revision), modules);
  const whole = visited ? reach.whole : 'no whole run has noted what each scenario visits';
  if (whole || !visited) {
    console.log(`Everything runs: ${whole}.`);
    return undefined;
  }
  const { run } = await readFeatures(`${RESULTS}/dry-run.ndjson`);
  const all = run.pickles.map(factsOf);
  const chosen = chooseScenarios(all, reach, visited);
  console.log(
    `The change reaches ${reach.paths.join(', ') || 'no screen'}: ${chosen.length} of ${all.length} scenarios run.`,
  );
  const list = `${RESULTS}/reached.txt`;
  writeFileSync(list, chosen.map(({ file, line }) => `${file}:${line}`).join('\n'));
  return {
    features: chosen.length ? [`@${list}`] : [],
    gates: ['--grep-invert', patternOfUntouched(reach)],
    units: ['--changed', revision],
  };
}
