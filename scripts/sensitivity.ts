import { resolve } from 'node:path';
import claimTemporaryFolder from '../harness/claim-temporary-folder.ts';
import { readClauses } from '../harness/clauses/clauses.ts';
import { findOrInstallChromium } from '../harness/browsers/chromium.ts';
import { exitWithUsage, parseCommandLine } from '../harness/command-line.ts';
import { readCommit } from '../reports/read/commit.ts';
import { readCatalogue } from '../lab/wrong-sites/catalogue.ts';
import { Fingerprints } from '../lab/wrong-sites/fingerprint.ts';
import { findStaleEdit, type Mutant } from '../lab/wrong-sites/mutant.ts';
import {
  createEntry,
  keepOnly,
  openRecord,
  readDecidingFiles,
  type RecordEntry,
  writeRecord,
} from '../lab/wrong-sites/record.ts';
import { chooseMutants } from '../lab/wrong-sites/choose-mutants.ts';
import { formatEntry, formatSummary } from '../lab/wrong-sites/format-summary.ts';
import { tryMutants } from '../lab/wrong-sites/try-mutants.ts';

const USAGE =
  'npm run sensitivity -- [--shard 1/3] [--anew] [--clause 5.4] [--since REVISION] [--catalogue FOLDER]';

const { values } = parseCommandLine(USAGE, {
  options: {
    shard: { type: 'string' },
    anew: { type: 'boolean' },
    clause: { type: 'string' },
    since: { type: 'string' },
    catalogue: { type: 'string' },
  },
});
const { anew, ...choice } = values;
if (values.since === '') exitWithUsage('--since needs a revision', USAGE);
const { mutants, selection } = select();
const stale = mutants.flatMap((mutant) => findStaleEdit(mutant) ?? []);
if (stale.length) {
  console.error(stale.join('\n'));
  process.exit(1);
}

process.env.VITE_EMAIL_API_KEY ||= 'key-of-the-features';
// Each wrong site of a mock, a module or a gate starts processes: what Node has compiled is kept for the next.
process.env.NODE_COMPILE_CACHE ||= resolve('.cache/node');
claimTemporaryFolder();
findOrInstallChromium();
const fingerprints = new Fingerprints();
const scope = values.catalogue ? 'others' : Object.keys(choice).length ? 'part' : 'whole';
const { record: former, file } = openRecord({ mutants, fingerprints, scope }, readCommit());
// Of the selected mutants only those killed before keep their result: the others are judged again in each run.
const killed = new Set(
  former.mutants.filter(({ status }) => status === 'killed' && !anew).map(({ id }) => id),
);
const queue = selection.filter(({ id }) => !killed.has(id));
const queued = new Set(queue.map(({ id }) => id));
const record = keepOnly(
  former,
  former.mutants.filter(({ id }) => !queued.has(id)),
);
const secondsBefore = record.seconds;
const started = performance.now();
let judged = 0;
console.log(`${selection.length} wrong sites, ${selection.length - queue.length} noticed before`);

function select(): { mutants: Mutant[]; selection: Mutant[] } {
  try {
    const all = readCatalogue(values.catalogue);
    return { mutants: all, selection: chooseMutants(all, readClauses(), choice, readDecidingFiles()) };
  } catch (error) {
    return exitWithUsage((error as Error).message, USAGE);
  }
}

function printProgress(entry: RecordEntry): void {
  judged += 1;
  const left = ((performance.now() - started) / judged / 1000) * (queue.length - judged);
  console.log(
    `${judged}/${queue.length} ${formatEntry(entry)}; ${entry.seconds.toFixed(1)} s, ${left.toFixed(0)} s left`,
  );
}

await tryMutants(queue, record.killers, (mutant, trial) => {
  const entry = createEntry(mutant, trial, fingerprints);
  record.mutants.push(entry);
  record.taken = new Date().toISOString();
  record.seconds = secondsBefore + (performance.now() - started) / 1000;
  writeRecord(record, file);
  printProgress(entry);
});
writeRecord(record, file);
const ids = new Set(selection.map(({ id }) => id));
const results = record.mutants.filter(({ id }) => ids.has(id));
for (const line of formatSummary(results)) console.log(line);
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s. Written to ${file}.`);
const isNoticed = results.every(({ status }) => status === 'killed' || status === 'equivalent');
process.exit(isNoticed ? 0 : 1);
