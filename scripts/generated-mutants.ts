import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findOrInstallChromium } from '../harness/browsers/browser.ts';
import { exitWithUsage, parseCommandLine } from '../harness/command-line.ts';
import { type CoveredLook, recordCoverage } from '../sensitivity/generated/coverage.ts';
import { addToRecord, findRecorded, readRecord, writeRecord } from '../sensitivity/generated/record.ts';
import { findUntrue, readEquivalents } from '../sensitivity/generated/equivalents.ts';
import { buildSwitchedSite } from '../sensitivity/generated/switched-site.ts';
import { tryGenerated } from '../sensitivity/generated/try-generated.ts';

const USAGE = 'npm run sensitivity:generated -- [--shard 1/6] [--coverage FILE]';
const PLACE = '.cache/mutants/generated';

/**
 * Judges the mutants that Stryker makes of src/, save those that the record knows, and adds them to it. `--shard 1/6`
 * takes every sixth; `--coverage` keeps in a file which looks reach which mutants, and reads it from there.
 */
const { values } = parseCommandLine(USAGE, {
  options: { shard: { type: 'string', default: '1/1' }, coverage: { type: 'string' } },
});
const [shard, shards] = values.shard.split('/').map(Number) as [number, number];
if (!(Number.isInteger(shard) && Number.isInteger(shards) && shard >= 1 && shard <= shards))
  exitWithUsage(`--shard is "${values.shard}"`, USAGE);
process.env.VITE_EMAIL_API_KEY ||= 'key-of-the-features';
findOrInstallChromium();
const build = await buildSwitchedSite(`${PLACE}/build`);
const looks = await readOrRecordCoverage(values.coverage);
const record = { ...readRecord(), all: build.mutants.length };
const own = build.mutants.filter((_mutant, index) => index % shards === shard - 1);
const chosen = own.filter((mutant) => !findRecorded(record, mutant));
console.log(`${own.length} mutants, ${own.length - chosen.length} judged before`);
let judged = 0;
await tryGenerated(chosen, build, { looks, record, place: PLACE }, (mutant, trial) => {
  addToRecord(record, mutant, trial);
  writeRecord(record);
  judged += 1;
  const { file, start, mutator } = mutant;
  console.log(`${judged}/${chosen.length} ${trial.status}: ${mutator} in ${file}:${start.line}`);
});
const untrue = findUntrue(readEquivalents(), record);
for (const words of untrue) console.error(words);
for (const [status, some] of Map.groupBy(own, (mutant) => findRecorded(record, mutant)?.status))
  console.log(`${some.length} ${status}`);
process.exit(untrue.length ? 1 : 0);

async function readOrRecordCoverage(file: string | undefined): Promise<CoveredLook[]> {
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as CoveredLook[];
  const recorded = await recordCoverage(build, PLACE);
  if (file) writeFileSync(file, JSON.stringify(recorded));
  return recorded;
}
