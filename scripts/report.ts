import { existsSync } from 'node:fs';
import { findRevisionProblem } from '../harness/commands/changed-files.ts';
import { exitWithUsage, parseCommandLine } from '../harness/commands/command-line.ts';
import { readRun } from '../harness/messages/messages.ts';
import { MESSAGES_FILE, RESULTS_FOLDER } from '../harness/commands/results-folder.ts';
import { fileNameOfLook } from '../gates/looks/look.ts';
import { reachableStates } from '../gates/states/all-states.ts';
import { readChanges } from '../reports/read/changes.ts';
import { judgeConformance } from '../reports/judge-conformance.ts';
import { findUntriedFaults } from '../reports/judge-faults.ts';
import { findUnscanned } from '../reports/find-unscanned.ts';
import { findPartProblems, isPartFolder, readParts } from '../reports/read/run-parts.ts';
import { readResults } from '../reports/read/results.ts';
import { describeVerdict } from '../reports/verdict.ts';
import { REPORT_FOLDER, writeReport } from '../reports/write-report.ts';
import { identity } from '../src/content/site-identity.ts';
import { limits } from '../src/content/limits.ts';
import { readMutantResults } from '../lab/wrong-sites/verdicts.ts';

const USAGE = 'npm run report -- [--since REVISION] [--complete] [PART ...]';

/**
 * Writes the conformance report of the last results. With the result folders of a run's shards (PART) it makes one
 * verdict and fails if a shard is missing, given twice or has failed. `--since` adds the changes since a git revision.
 * With `--complete` it also fails for a fault that no scenario tries, and for a visited state that no gate scans.
 */
const { values, positionals } = parseCommandLine(USAGE, {
  allowPositionals: true,
  options: { since: { type: 'string' }, complete: { type: 'boolean' } },
});
const { since } = values;
const revisionProblem = since === undefined ? undefined : findRevisionProblem(since);
if (revisionProblem) exitWithUsage(revisionProblem, USAGE);
const unknownPart = positionals.find((folder) => !isPartFolder(folder));
if (unknownPart) exitWithUsage(`"${unknownPart}" is no folder with a part of a run`, USAGE);
const resultFolders = positionals.length ? positionals : [RESULTS_FOLDER];
const messageFiles = resultFolders.map((folder) => folder + MESSAGES_FILE.slice(RESULTS_FOLDER.length));
const missingFile = messageFiles.find((file) => !existsSync(file));
if (missingFile) {
  console.error(`There is no ${missingFile}: run the features first, with "npm run spec".`);
  process.exit(1);
}

const started = performance.now();
const run = readRun(...messageFiles);
const conformance = judgeConformance({
  ...readResults(resultFolders),
  run,
  sensitivity: readMutantResults(),
  stateLooks: reachableStates.flatMap(({ path, differences = [], looks = [] }) =>
    looks.map(({ folder, name }) => ({ path, differences, file: `${folder}/${fileNameOfLook(name)}` })),
  ),
  calls: { inbox: identity.enquiryInbox.email, answerMs: limits.answerMs, downloadMs: limits.downloadMs },
});
const comparison = since === undefined ? { changes: null, pictures: new Map() } : readChanges(since);
await writeReport({ conformance, ...comparison });
console.log(describeVerdict(conformance));
console.log(`${REPORT_FOLDER}/index.html, written in ${((performance.now() - started) / 1000).toFixed(1)} s`);
if (positionals.length) {
  const parts = readParts(resultFolders);
  const problems = findPartProblems(parts);
  for (const problem of problems) console.error(problem);
  const count = (kind: 'passed' | 'failed') => parts.reduce((sum, part) => sum + part[kind], 0);
  const failed = count('failed') + problems.length;
  console.log(`${count('passed')} passed, ${failed} failed`);
  if (failed) process.exitCode = 1;
}
if (values.complete) {
  const untried = findUntriedFaults(conformance.faults);
  for (const fault of untried) console.error(`A fault that no scenario tries: ${fault}`);
  const unscanned = findUnscanned(conformance.scenarios, reachableStates);
  for (const state of unscanned) console.error(`A state that no gate scans: ${state}`);
  if (untried.length || unscanned.length) process.exitCode = 1;
}
