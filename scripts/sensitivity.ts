import { readClauses } from '../harness/clauses/clauses.ts';
import { control } from '../sensitivity/control.ts';
import { judge } from '../sensitivity/judge.ts';
import { misfit, readCatalogue, type Mutant } from '../sensitivity/mutant.ts';
import { type Entry, keepRecord, openRecord } from '../sensitivity/record.ts';
import { chosen } from '../sensitivity/selection.ts';
import { browserPath } from '../harness/browsers/browser.ts';
import { commandLine, refuse } from '../harness/command-line.ts';
import { commit } from '../harness/results/commit.ts';

const WORKERS = 2;

const USAGE = 'npm run sensitivity -- [--shard 1/3] [--clause 5.4] [--since REVISION]';

const { values } = commandLine(USAGE, {
  options: { shard: { type: 'string' }, clause: { type: 'string' }, since: { type: 'string' } },
});
const catalogue = readCatalogue();
const selection = select();
const misfits = catalogue.flatMap((mutant) => misfit(mutant) ?? []);
if (misfits.length) {
  console.error(misfits.join('\n'));
  process.exit(1);
}

process.env.VITE_EMAIL_API_KEY ||= 'key-of-the-features';
browserPath();
const { record, file } = openRecord(catalogue.length, commit(), Object.keys(values).length === 0);
const secondsBefore = record.seconds;
// What was not noticed is looked at again.
record.mutants = record.mutants.filter(({ status }) => status !== 'survived');
const done = new Set(record.mutants.map(({ id }) => id));
const queue = selection.filter(({ id }) => !done.has(id));
const total = queue.length;
let judged = 0;
const started = performance.now();
console.log(`${selection.length} wrong sites, ${selection.length - total} judged before`);

function select(): Mutant[] {
  try {
    return chosen(catalogue, readClauses(), values);
  } catch (error) {
    return refuse((error as Error).message, USAGE);
  }
}

async function work(place: string): Promise<void> {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const entry = await verdict(mutant, place);
    record.mutants.push(entry);
    record.taken = new Date().toISOString();
    record.seconds = secondsBefore + (performance.now() - started) / 1000;
    keepRecord(record, file);
    report(entry);
  }
}

async function verdict({ argued, ...mutant }: Mutant, place: string): Promise<Entry> {
  const { id, clause, name, file, judge: kind } = mutant;
  const base = { id, clause, name, file, judge: kind };
  if (argued) return { ...base, status: 'argued', by: null, why: null, reason: argued, seconds: 0 };
  return { ...base, ...(await judge(mutant, place)) };
}

function report({ id, name, status, by, why, seconds }: Entry): void {
  judged += 1;
  const left = ((performance.now() - started) / judged / 1000) * (total - judged);
  const word = status === 'survived' ? 'SURVIVED' : status;
  console.log(
    `${judged}/${total} ${word} ${id} ${name} (${seconds.toFixed(1)} s, ${by ?? why ?? '-'}); ${left.toFixed(0)} s left`,
  );
}

await Promise.all(Array.from({ length: WORKERS }, (_none, index) => work(`.cache/mutants/${index}`)));
await control(record.mutants, '.cache/mutants/control');
keepRecord(record, file);

const count = (status: Entry['status']) => record.mutants.filter((entry) => entry.status === status).length;
for (const { id, name, why } of record.mutants.filter(({ status }) => status === 'survived'))
  console.log(`SURVIVED ${id} ${name}${why ? `: ${why}` : ''}`);
console.log(
  `${record.mutants.length} wrong sites: ${count('killed')} noticed, ${count('argued')} argued, ${count('survived')} not noticed, ${((performance.now() - started) / 1000).toFixed(0)} s. Written to ${file}.`,
);
process.exit(count('survived') ? 1 : 0);
