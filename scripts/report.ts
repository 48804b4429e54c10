import { existsSync, readFileSync } from 'node:fs';
import { exitWithUsage, parseCommandLine } from '../harness/command-line.ts';
import { holdsMessages, readRun } from '../harness/messages/messages.ts';
import { MESSAGES } from '../harness/results-folder.ts';
import { type Device, devices, viewports } from '../harness/viewports.ts';
import { screens } from '../gates/screens.ts';
import { reachableStates } from '../gates/states/states.ts';
import { collectScenarios } from '../reports/read/scenarios.ts';
import { listPicturedStates } from '../gates/states/approved-pictures.ts';
import { conformanceOf } from '../reports/conformance.ts';
import { findUntried } from '../reports/faults.ts';
import { findUnscanned } from '../reports/unscanned.ts';
import { readDesk } from '../reports/desk/desk.ts';
import { findUnapproved } from '../reports/desk/approvals/judge-approvals.ts';
import { shareEqualPictures } from '../reports/share-equal-pictures.ts';
import { readClaims, type Scope } from '../reports/statement/claims.ts';
import { findUnknown } from '../reports/statement/statement.ts';
import { readResults } from '../reports/read-results.ts';
import { readVocabulary } from '../reports/vocabulary.ts';
import { describeVerdict } from '../reports/verdict.ts';
import { tablesOf } from '../reports/tables.ts';
import { writeFilesToSend } from '../reports/write-files-to-send.ts';
import { SITE, writeReport } from '../reports/write-report.ts';
import { identity } from '../src/content/identity.ts';
import { limits } from '../src/content/limits.ts';
import { readSensitivity } from '../lab/wrong-sites/record.ts';

const USAGE = 'npm run report -- [--since SNAPSHOT|TAG] [--pdf] [--complete] [MESSAGES ...]';

/**
 * Writes the conformance report of the last results. With message files as arguments it merges the shards of a run; `--since` compares with a snapshot's file or a tag in place of the last release, `--pdf` also
 * writes a PDF and a spreadsheet to send. After a `--complete` run it fails if a claim of accessibility rests on a check
 * that is not there, a fault of a call is not tried, or no gate scans a state that a scenario visited.
 */
const { values, positionals } = parseCommandLine(USAGE, {
  allowPositionals: true,
  options: { since: { type: 'string' }, complete: { type: 'boolean' }, pdf: { type: 'boolean' } },
});
const named = positionals.filter((file) => !file.endsWith('dry-run.ndjson'));
const messages = named.length ? named : [MESSAGES];
const missing = messages.find((file) => !existsSync(file));
if (missing) {
  console.error(`There is no ${missing}: run the features first, with "npm run spec".`);
  process.exit(1);
}
const foreign = named.find((file) => !holdsMessages(file));
if (foreign) exitWithUsage(`"${foreign}" holds no messages of Cucumber`, USAGE);

const started = performance.now();
const run = readRun(...messages);
const { scenarios, files: pictures } = shareEqualPictures(collectScenarios(run.runs), messages);
const conformance = conformanceOf({
  ...readResults(),
  run,
  scenarios,
  sensitivity: readSensitivity(),
  accessibility: { claims: readClaims(), scope: readScope(), product: readProduct() },
  calls: { inbox: identity.enquiryInbox.email, answerMs: limits.answerMs, downloadMs: limits.downloadMs },
  vocabulary: await readVocabulary('.cache/vocabulary.ndjson'),
});
const {
  desk,
  snapshot,
  pictures: compared,
} = readDesk(conformance, listPicturedStates(), values.since, USAGE);
await writeReport({ conformance, desk, snapshot, pictures, compared });
console.log(describeVerdict(conformance));
console.log(`${SITE}/index.html, written in ${((performance.now() - started) / 1000).toFixed(1)} s`);
if (values.pdf) {
  const begun = performance.now();
  const sent = await writeFilesToSend(SITE, tablesOf(conformance, desk));
  console.log(`${sent.join(' and ')}, written in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}
if (values.complete) {
  const clauses = conformance.sections.flatMap((section) => section.clauses);
  const unknown = findUnknown(conformance.statement!, clauses);
  for (const claimed of unknown)
    console.error(`A claim of accessibility rests on what did not run: ${claimed}`);
  const untried = findUntried(conformance.faults);
  for (const fault of untried) console.error(`A fault that no scenario tries: ${fault}`);
  const unscanned = findUnscanned(scenarios, reachableStates);
  for (const state of unscanned) console.error(`A state that no gate scans: ${state}`);
  if (unknown.length || untried.length || unscanned.length) process.exitCode = 1;
}

/** All that the gates look at, as the names of their checks say it. */
function readScope(): Scope {
  const on = (device: Device) => reachableStates.filter(({ only }) => !only || only === device);
  return {
    screen: screens.map(({ name }) => name),
    width: devices.map((device) => String(viewports[device].width)),
    state: devices.flatMap((device) => on(device).map(({ name }) => `${device}: ${name}`)),
  };
}

/** Whose site it is, as a statement of accessibility names it. */
function readProduct() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return { name: identity.name, version, email: identity.email };
}

const unapproved = findUnapproved(desk.approvals);
if (process.env.REQUIRE_APPROVAL && unapproved.length) {
  console.error(`Not approved as they stand: ${unapproved.join(', ')}`);
  process.exit(1);
}
