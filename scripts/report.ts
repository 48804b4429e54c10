import { existsSync } from 'node:fs';
import { parseCommandLine } from '../harness/command-line.ts';
import { engines, MAIN_ENGINE } from '../harness/browsers/engine.ts';
import { mainOf, readRunsByEngine } from '../harness/results/runs-by-engine.ts';
import { messagesOf } from '../harness/results/results-folder.ts';
import { collectScenarios } from '../harness/results/scenarios.ts';
import { listPicturedStates } from '../gates/states/approved-pictures.ts';
import { conformanceOf } from '../reports/conformance.ts';
import { readDesk } from '../reports/desk/desk.ts';
import { findUnapproved } from '../reports/desk/judge-approvals.ts';
import { shareEqualPictures } from '../reports/share-equal-pictures.ts';
import { readResults } from '../reports/read-results.ts';
import { describeVerdict } from '../reports/verdict.ts';
import { SITE, writeReport } from '../reports/write-report.ts';
import { readGenerated } from '../sensitivity/generated/summarise.ts';
import { readSensitivity } from '../sensitivity/record.ts';

const USAGE = 'npm run report -- [--since SNAPSHOT|TAG] [MESSAGES ...]';

/**
 * Writes the conformance report of the last results on all engines. With message files as arguments it merges the shards
 * and the engines of a run; `--since` compares with a snapshot's file or a tag in place of the last release.
 */
const { values, positionals } = parseCommandLine(USAGE, {
  allowPositionals: true,
  options: { since: { type: 'string' } },
});
const named = positionals.filter((file) => !file.endsWith('dry-run.ndjson'));
const ran = engines.map(messagesOf).filter(existsSync);
const messages = named.length ? named : ran.length ? ran : [messagesOf(MAIN_ENGINE)];
const missing = messages.find((file) => !existsSync(file));
if (missing) {
  console.error(`There is no ${missing}: run the features first, with "npm run spec".`);
  process.exit(1);
}

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
});
const {
  desk,
  snapshot,
  pictures: compared,
} = readDesk(conformance, listPicturedStates(), values.since, USAGE);
await writeReport({ conformance, desk, snapshot, pictures, compared });
console.log(describeVerdict(conformance));
console.log(`${SITE}/index.html, written in ${((performance.now() - started) / 1000).toFixed(1)} s`);

const unapproved = findUnapproved(desk.approvals);
if (process.env.REQUIRE_APPROVAL && unapproved.length) {
  console.error(`Not approved as they stand: ${unapproved.join(', ')}`);
  process.exit(1);
}
