import { resolve } from 'node:path';
import { setFakeEmailKey } from '../build/site-under-test.ts';
import claimTemporaryFolder from '../harness/commands/claim-temporary-folder.ts';
import { readClauses } from '../harness/clauses/clauses.ts';
import { findOrInstallChromium } from '../harness/browsers/launch-chromium.ts';
import { exitWithUsage, parseCommandLine } from '../harness/commands/command-line.ts';
import { readCatalogue } from '../lab/wrong-sites/catalogue.ts';
import { explainStale, verdictKeyOf, type Mutant } from '../lab/wrong-sites/mutant.ts';
import { chooseMutants } from '../lab/wrong-sites/choose-mutants.ts';
import { formatSummary, formatTrial, type TriedMutant } from '../lab/wrong-sites/format-summary.ts';
import { tryMutants } from '../lab/wrong-sites/try-mutants.ts';
import { readVerdicts, writeVerdicts } from '../lab/wrong-sites/verdicts.ts';

const USAGE =
  'npm run sensitivity -- [--clause 5.4] [--since REVISION] [--shard 1/3] [--catalogue FOLDER] [--own]';

const { values } = parseCommandLine(USAGE, {
  options: {
    clause: { type: 'string' },
    since: { type: 'string' },
    shard: { type: 'string' },
    catalogue: { type: 'string' },
    own: { type: 'boolean', default: false },
  },
});
if (values.since === '') exitWithUsage('--since needs a revision', USAGE);
const verdicts = readVerdicts();
let catalogue: Mutant[] = [];
let chosenMutants: Mutant[] = [];
try {
  catalogue = readCatalogue(values.catalogue);
  chosenMutants = chooseMutants(catalogue, readClauses(), { ...values, verdicts });
} catch (error) {
  exitWithUsage((error as Error).message, USAGE);
}
const staleExplanations = chosenMutants.flatMap((mutant) => explainStale(mutant) ?? []);
if (staleExplanations.length) {
  console.error(staleExplanations.join('\n'));
  process.exit(1);
}

setFakeEmailKey();
// Most judges start a new process for each wrong site: let Node keep compiled code for the next process.
Object.assign(process.env, { NODE_COMPILE_CACHE: resolve('.cache/node') });
claimTemporaryFolder();
findOrInstallChromium();
const started = performance.now();
const measureElapsedSeconds = () => (performance.now() - started) / 1000;
const trials: TriedMutant[] = [];
console.log(`${chosenMutants.length} wrong sites`);

await tryMutants(chosenMutants, verdicts, values.own, (mutant, trial) => {
  trials.push({ mutant, trial });
  verdicts.set(verdictKeyOf(mutant), trial);
  // Write after each mutant, because a run may be interrupted. The file has verdicts on the main catalogue only. With
  // `--own` there is no verdict: scenarios of other clauses, which did not run, might notice the mutant.
  if (!values.catalogue && !values.own) writeVerdicts(verdicts, catalogue);
  const secondsLeft = (measureElapsedSeconds() / trials.length) * (chosenMutants.length - trials.length);
  console.log(
    `${trials.length}/${chosenMutants.length} ${formatTrial({ mutant, trial })}; ${secondsLeft.toFixed(0)} s left`,
  );
});
for (const line of formatSummary(trials)) console.log(line);
console.log(`${measureElapsedSeconds().toFixed(0)} s`);
const areAllNoticed = trials.every(({ trial: { status } }) => status === 'killed' || status === 'equivalent');
process.exit(areAllNoticed ? 0 : 1);
