import { readClauses } from '../harness/clauses/clauses.ts';
import { findOrInstallChromium } from '../harness/browsers/browser.ts';
import { parseCommandLine, exitWithUsage } from '../harness/command-line.ts';
import { readCommit } from '../harness/results/commit.ts';
import { readCatalogue } from '../sensitivity/catalogue.ts';
import { Fingerprints } from '../sensitivity/fingerprint.ts';
import { misfit, type Mutant } from '../sensitivity/mutant.ts';
import { type Entry, entryOf, keepRecord, openRecord } from '../sensitivity/record.ts';
import { chosen } from '../sensitivity/selection.ts';
import { summaryOf } from '../sensitivity/summary.ts';
import { tryMutants } from '../sensitivity/try-mutants.ts';

const USAGE = 'npm run sensitivity -- [--shard 1/3] [--clause 5.4] [--since REVISION] [--catalogue FOLDER]';

const { values } = parseCommandLine(USAGE, {
  options: {
    shard: { type: 'string' },
    clause: { type: 'string' },
    since: { type: 'string' },
    catalogue: { type: 'string' },
  },
});
const { mutants, selection } = select();
const misfits = mutants.flatMap((mutant) => misfit(mutant) ?? []);
if (misfits.length) {
  console.error(misfits.join('\n'));
  process.exit(1);
}

process.env.VITE_EMAIL_API_KEY ||= 'key-of-the-features';
findOrInstallChromium();
const fingerprints = new Fingerprints();
const scope = values.catalogue ? 'others' : Object.keys(values).length ? 'part' : 'whole';
const { record, file } = openRecord({ mutants, fingerprints, scope }, readCommit());
// What was not noticed is looked at again.
const noticed = new Set(record.mutants.filter(({ status }) => status === 'killed').map(({ id }) => id));
const queue = selection.filter(({ id }) => !noticed.has(id));
record.mutants = record.mutants.filter(({ id }) => !queue.some((mutant) => mutant.id === id));
const secondsBefore = record.seconds;
const started = performance.now();
let judged = 0;
console.log(`${selection.length} wrong sites, ${selection.length - queue.length} noticed before`);

function select(): { mutants: Mutant[]; selection: Mutant[] } {
  try {
    const all = readCatalogue(values.catalogue);
    return { mutants: all, selection: chosen(all, readClauses(), values) };
  } catch (error) {
    return exitWithUsage((error as Error).message, USAGE);
  }
}

function report({ id, name, status, by, why, seconds }: Entry): void {
  judged += 1;
  const left = ((performance.now() - started) / judged / 1000) * (queue.length - judged);
  const word = ['survived', 'not judged'].includes(status) ? status.toUpperCase() : status;
  console.log(
    `${judged}/${queue.length} ${word} ${id} ${name} (${seconds.toFixed(1)} s, ${by ?? why ?? '-'}); ${left.toFixed(0)} s left`,
  );
}

await tryMutants(queue, (mutant, trial) => {
  const entry = entryOf(mutant, trial, fingerprints);
  record.mutants.push(entry);
  record.taken = new Date().toISOString();
  record.seconds = secondsBefore + (performance.now() - started) / 1000;
  keepRecord(record, file);
  report(entry);
});
keepRecord(record, file);
const ids = new Set(selection.map(({ id }) => id));
const results = record.mutants.filter(({ id }) => ids.has(id));
for (const line of summaryOf(results)) console.log(line);
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s. Written to ${file}.`);
process.exit(results.every(({ status }) => status === 'killed' || status === 'argued') ? 0 : 1);
