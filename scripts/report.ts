import { existsSync, readFileSync } from 'node:fs';
import { exitWithUsage, parseCommandLine } from '../harness/command-line.ts';
import { engines, MAIN_ENGINE } from '../harness/browsers/engine.ts';
import { mainOf, readRunsByEngine } from '../harness/results/runs-by-engine.ts';
import { messagesOf } from '../harness/results/results-folder.ts';
import type { Conformance } from '../harness/results/model/conformance.ts';
import { type Device, devices, viewports } from '../harness/viewports.ts';
import { screens } from '../gates/screens.ts';
import { reachableStates } from '../gates/states/states.ts';
import { collectScenarios } from '../harness/results/scenarios.ts';
import { compareReports } from '../reports/compare-reports.ts';
import { conformanceOf } from '../reports/conformance.ts';
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
import { readGenerated } from '../sensitivity/generated/summarise.ts';
import { readSensitivity } from '../sensitivity/record.ts';

const USAGE = 'npm run report -- [--since FILE] [--pdf] [--complete] [MESSAGES ...]';

/**
 * Writes the conformance report of the last results on all engines. With message files as arguments it merges the shards
 * and the engines of a run; `--since FILE` adds the changes since an earlier conformance.json. `--pdf` also writes a PDF and a
 * spreadsheet to send. After a `--complete` run
 * it fails if a claim of accessibility rests on a check that is not there.
 */
const { values, positionals } = parseCommandLine(USAGE, {
  allowPositionals: true,
  options: { since: { type: 'string' }, complete: { type: 'boolean' }, pdf: { type: 'boolean' } },
});
const named = positionals.filter((file) => !file.endsWith('dry-run.ndjson'));
const ran = engines.map(messagesOf).filter(existsSync);
const messages = named.length ? named : ran.length ? ran : [messagesOf(MAIN_ENGINE)];
const missing = [...messages, ...(values.since ? [values.since] : [])].find((file) => !existsSync(file));
if (missing) {
  console.error(`There is no ${missing}: run the features first, with "npm run spec".`);
  process.exit(1);
}
const since = values.since ? readEarlierReport(values.since) : null;

const started = performance.now();
const runs = readRunsByEngine(messages);
const run = mainOf(runs);
const { scenarios, files: pictures } = shareEqualPictures(collectScenarios(run.runs), messages);
const conformance = conformanceOf({
  ...readResults(runs),
  run,
  scenarios,
  sensitivity: readSensitivity(),
  generated: readGenerated(),
  accessibility: { claims: readClaims(), scope: readScope(), product: readProduct() },
  vocabulary: await readVocabulary('.cache/vocabulary.ndjson'),
});
const changes = since && compareReports(since, conformance);
await writeReport({ conformance, changes, pictures });
console.log(describeVerdict(conformance));
console.log(`${SITE}/index.html, written in ${((performance.now() - started) / 1000).toFixed(1)} s`);
if (values.pdf) {
  const begun = performance.now();
  const sent = await writeFilesToSend(SITE, tablesOf(conformance, changes));
  console.log(`${sent.join(' and ')}, written in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}
if (values.complete) {
  const clauses = conformance.sections.flatMap((section) => section.clauses);
  const unknown = findUnknown(conformance.statement!, clauses);
  for (const claimed of unknown)
    console.error(`A claim of accessibility rests on what did not run: ${claimed}`);
  if (unknown.length) process.exitCode = 1;
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

function readEarlierReport(file: string): Conformance {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Conformance;
    if (report.version === 4 && Array.isArray(report.sections)) return report;
  } catch {
    // Not JSON: refused below, like any other file that is no report.
  }
  return exitWithUsage(`"${file}" is no conformance.json of an earlier report`, USAGE);
}
