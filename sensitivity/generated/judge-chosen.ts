import { readFeatures } from '../../harness/clauses/dry-run.ts';
import { readCoverage, writeCoverage } from './coverage-record.ts';
import { type CoveredLook, recordCoverage } from './coverage.ts';
import { findUntrue, readEquivalents, reasonOf } from './equivalents.ts';
import { buildGeneratedSite } from './generated-build.ts';
import type { GeneratedMutant } from './instrument.ts';
import {
  addToRecord,
  findRecorded,
  type GeneratedRecord,
  isNoticed,
  readRecord,
  writeRecord,
} from './record.ts';
import { tryGenerated } from './try-generated.ts';

const PLACE = '.cache/mutants/generated';

/** Where a run anew writes, which must not take the record for its own verdicts. */
const ANEW = 'reports/results/generated.json';

/**
 * Judges some of the mutants that Stryker makes of src/, adds the verdicts to the record, and says in a line for each
 * what is not in order: a mutant that is neither noticed nor explained, and an explanation that is not true. With `anew`
 * the verdicts stand in a record of their own; with `most`, so many likeliest looks are tried on each, and no more, and
 * with `mostAtExplained`, so many on each that is explained.
 */
export async function judgeChosen(
  choose: (mutants: readonly GeneratedMutant[], record: GeneratedRecord) => GeneratedMutant[],
  { anew = false, most = Infinity, mostAtExplained = Infinity } = {},
): Promise<string[]> {
  const build = await buildGeneratedSite(`${PLACE}/build`);
  const { run } = await readFeatures(`${PLACE}/dry-run.ndjson`, true);
  const looks = readCoverage(run.pickles, build.mutants);
  const record = { ...(anew ? { files: {} } : readRecord()), all: build.mutants.length };
  const file = anew ? ANEW : undefined;
  if (anew) writeRecord(record, file);
  const chosen = choose(build.mutants, record);
  console.log(`${chosen.length} of ${build.mutants.length} generated wrong sites`);
  const equivalents = readEquivalents();
  const mostAt = (mutant: GeneratedMutant) => (reasonOf(equivalents, mutant) ? mostAtExplained : most);
  let judged = 0;
  await tryGenerated(chosen, build, { looks, record, place: PLACE, mostAt }, (mutant, trial) => {
    addToRecord(record, mutant, trial);
    writeRecord(record, file);
    if (trial.status === 'not judged') return;
    judged += 1;
    console.log(`${judged}/${chosen.length} ${trial.status}: ${describe(mutant)}`);
  });
  const open = chosen.filter(
    (mutant) => !isNoticed(findRecorded(record, mutant)?.status) && !reasonOf(equivalents, mutant),
  );
  return [
    ...findUntrue(equivalents, record, build.mutants),
    ...open.map((mutant) => `Not noticed: ${describe(mutant)}: ${mutant.original} → ${mutant.replacement}`),
  ];
}

/** Runs all features once, or those of the files named, and keeps which looks come by which code; the others stay known. */
export async function renewCoverage(files: readonly string[]): Promise<void> {
  const build = await buildGeneratedSite(`${PLACE}/build`);
  if (files.length === 0) return writeCoverage(await recordCoverage(build, PLACE), build.mutants);
  const { run } = await readFeatures(`${PLACE}/dry-run.ndjson`, true);
  const isNamed = ({ scenario }: CoveredLook) => files.some((file) => scenario.startsWith(`${file}:`));
  // A look that the record does not know took no seconds.
  const others = readCoverage(run.pickles, build.mutants).filter(
    (look) => look.seconds > 0 && !isNamed(look),
  );
  writeCoverage([...others, ...(await recordCoverage(build, PLACE, files))], build.mutants);
}

const describe = ({ file, start, mutator }: GeneratedMutant): string => `${mutator} in ${file}:${start.line}`;
