import { existsSync } from 'node:fs';
import claimTemporaryFolder from '../harness/claim-temporary-folder.ts';
import { findOrInstallChromium } from '../harness/browsers/chromium.ts';
import { exitWithUsage, parseCommandLine } from '../harness/command-line.ts';
import { createShardFilter } from '../sensitivity/choose-mutants.ts';
import { judgeChosen, renewCoverage } from '../sensitivity/generated/judge-chosen.ts';
import { findRecorded, isNoticed, mergeRecords } from '../sensitivity/generated/record.ts';

const USAGE =
  'npm run sensitivity:generated -- [--shard 1/6] [--anew] [--coverage [FEATURE ...]] [--merge RECORD ...]';

/**
 * Judges the mutants that Stryker makes of src/, save those that were noticed before; `--anew` judges these too,
 * in a record of their own. `--shard 1/6` takes every sixth; `--coverage` runs all features instead, or those named, and
 * keeps which of them come by which code; `--merge` only adds the records of shards to the one in the repository.
 */
const { values, positionals } = parseCommandLine(USAGE, {
  allowPositionals: true,
  options: {
    shard: { type: 'string' },
    anew: { type: 'boolean' },
    coverage: { type: 'boolean' },
    merge: { type: 'boolean' },
  },
});
const isOfShard = readShard();
if (values.merge && positionals.length === 0) exitWithUsage('--merge needs the records of shards', USAGE);
if (!values.merge && !values.coverage && positionals.length)
  exitWithUsage(`"${positionals[0]}" is no option`, USAGE);
const missing = positionals.find((file) => !existsSync(file));
if (missing) exitWithUsage(`There is no ${missing}`, USAGE);
if (values.merge) {
  try {
    mergeRecords(positionals);
  } catch {
    exitWithUsage(`${positionals.join(', ')} has another form than a record`, USAGE);
  }
  process.exit();
}
process.env.VITE_EMAIL_API_KEY ||= 'key-of-the-features';
claimTemporaryFolder();
findOrInstallChromium();
if (values.coverage) {
  await renewCoverage(positionals);
  process.exit();
}
const problems = await judgeChosen(
  (mutants, record) =>
    mutants.filter(isOfShard).filter((mutant) => !isNoticed(findRecorded(record, mutant)?.status)),
  values,
);
for (const problem of problems) console.error(problem);
process.exit(problems.length ? 1 : 0);

function readShard(): ReturnType<typeof createShardFilter> {
  try {
    return createShardFilter(values.shard);
  } catch (error) {
    return exitWithUsage((error as Error).message, USAGE);
  }
}
