import { findOrInstallChromium } from '../harness/browsers/browser.ts';
import { exitWithUsage, parseCommandLine } from '../harness/command-line.ts';
import {
  chooseChanged,
  type ChangedLines,
  readChangedLines,
} from '../sensitivity/generated/choose-changed.ts';
import { judgeChosen, renewCoverage } from '../sensitivity/generated/judge-chosen.ts';
import { findRecorded, isNoticed } from '../sensitivity/generated/record.ts';

const USAGE = 'npm run sensitivity:generated -- [--shard 1/6] [--since REVISION] [--coverage]';

/**
 * Judges the mutants that Stryker makes of src/, save those that were noticed before. `--shard 1/6` takes every sixth;
 * `--since` those of changed lines and those that a scenario of a changed feature noticed; `--coverage` runs all
 * features instead, and keeps which of them come by which code.
 */
const { values } = parseCommandLine(USAGE, {
  options: {
    shard: { type: 'string', default: '1/1' },
    since: { type: 'string' },
    coverage: { type: 'boolean' },
  },
});
const [shard, shards] = values.shard.split('/').map(Number) as [number, number];
if (!(Number.isInteger(shard) && Number.isInteger(shards) && shard >= 1 && shard <= shards))
  exitWithUsage(`"${values.shard}" is no shard such as 1/3`, USAGE);
const changed = values.since === undefined ? undefined : readChange(values.since);
process.env.VITE_EMAIL_API_KEY ||= 'key-of-the-features';
findOrInstallChromium();
if (values.coverage) {
  await renewCoverage();
  process.exit();
}
const problems = await judgeChosen((mutants, record) =>
  changed
    ? chooseChanged(mutants, changed, record)
    : mutants.filter(
        (mutant, index) => index % shards === shard - 1 && !isNoticed(findRecorded(record, mutant)?.status),
      ),
);
for (const problem of problems) console.error(problem);
process.exit(problems.length ? 1 : 0);

function readChange(revision: string): ChangedLines {
  try {
    return readChangedLines(revision);
  } catch (error) {
    return exitWithUsage((error as Error).message, USAGE);
  }
}
