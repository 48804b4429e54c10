import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Validator } from '@cfworker/json-schema';
import { build } from 'vite';
import { type Changes, changesSince } from '../reports/changes.ts';
import { readClauses } from '../harness/clauses/clauses.ts';
import { conformanceOf } from '../reports/conformance.ts';
import { readContracts } from '../reports/contracts.ts';
import { earlOf } from '../reports/earl.ts';
import { readRun } from '../harness/results/messages.ts';
import { type Conformance, type Picture, scenariosOf, type Sensitivity } from '../harness/results/model.ts';
import { summaryOf } from '../reports/summary.ts';
import { verdictOf } from '../reports/verdict.ts';
import { fingerprint, RECORD, type Record as Tried } from '../sensitivity/record.ts';
import { commit } from '../harness/results/commit.ts';
import { RESULTS } from '../harness/results/folder.ts';

const SITE = 'reports/site';
const RENDERER = '.cache/report';

/**
 * Turns the last results into the conformance report. Names of message files merge the shards of a run;
 * `--since FILE` compares with an earlier conformance.json.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string' } },
});
const named = positionals.filter((file) => !file.endsWith('dry-run.ndjson'));
const messages = named.length ? named : [`${RESULTS}/features.ndjson`];
const missing = [...messages, ...(values.since ? [values.since] : [])].find((file) => !existsSync(file));
if (missing) {
  console.error(`There is no ${missing}: run the features first, with "npm run spec".`);
  process.exit(1);
}

const started = performance.now();
const conformance = conformanceOf({
  run: readRun(...messages),
  clauses: readClauses(),
  contracts: readContracts(),
  commit: commit(),
  gates: result('gates.json'),
  units: result('unit.json'),
  sensitivity: sensitivity(),
});
const changes = values.since ? changesSince(read<Conformance>(values.since), conformance) : null;
const pictures = distinctPictures(conformance);
validate(conformance);
writeFileSync('reports/conformance.json', JSON.stringify(conformance, null, 1));
writeFileSync('reports/earl.jsonld', JSON.stringify(earlOf(conformance), null, 1));
const summary = summaryOf(conformance);
writeFileSync('reports/summary.md', summary);
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, summary);
await writePages(conformance, changes);
console.log(verdictOf(conformance));
console.log(`${SITE}/index.html, written in ${((performance.now() - started) / 1000).toFixed(1)} s`);

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function result<T>(name: string): T | undefined {
  const file = `${RESULTS}/${name}`;
  return existsSync(file) ? read<T>(file) : undefined;
}

/** The record of the wrong sites, and whether the files are still those that they were tried on. */
function sensitivity(): Sensitivity | undefined {
  const record = existsSync(RECORD) ? read<Tried>(RECORD) : undefined;
  // A record of an earlier form does not say what it was taken on.
  if (!record?.taken) return undefined;
  const { fingerprint: former, ...rest } = record;
  // What the runner notes for itself is no part of the report.
  const mutants = rest.mutants.map(
    ({ judge: _judge, why: _why, controlled: _controlled, ...entry }) => entry,
  );
  return { ...rest, mutants, current: former === fingerprint() };
}

function validate(report: Conformance): void {
  const schema = read<object>('reports/conformance.schema.json');
  // What leaves this process is JSON: judge that.
  const { errors } = new Validator(schema, '2020-12', false).validate(JSON.parse(JSON.stringify(report)));
  if (errors.length === 0) return;
  const { instanceLocation, error } = errors.at(-1)!;
  throw new Error(`The report breaks reports/conformance.schema.json at ${instanceLocation}: ${error}`);
}

async function writePages(report: Conformance, differences: Changes | null): Promise<void> {
  await build({
    logLevel: 'warn',
    build: { ssr: 'reports/pages/render.tsx', outDir: RENDERER, emptyOutDir: true, copyPublicDir: false },
  });
  const { renderReport } = (await import(pathToFileURL(resolve(RENDERER, 'render.js')).href)) as {
    renderReport(report: Conformance, changes: Changes | null): Record<string, string>;
  };
  rmSync(SITE, { recursive: true, force: true });
  mkdirSync(`${SITE}/pictures`, { recursive: true });
  for (const [name, text] of Object.entries(renderReport(report, differences)))
    writeFileSync(join(SITE, name), text);
  for (const [picture, file] of pictures) cpSync(file, join(SITE, 'pictures', picture));
}

/** The pictures to be shown with the files that hold them: one for all scenarios whose screens look the same. */
function distinctPictures(report: Conformance): Map<string, string> {
  // A shard's pictures lie beside its messages.
  const folders = [...new Set(messages.map((file) => join(dirname(file), 'pictures')))];
  const names = new Map<string, string>();
  const files = new Map<string, string>();
  const kept = (picture: Picture | null): Picture | null => {
    const file = picture && folders.map((folder) => join(folder, picture.file)).find(isFile);
    if (!file) return null;
    const bytes = createHash('sha256').update(readFileSync(file)).digest('hex');
    const name = names.get(bytes) ?? picture.file;
    names.set(bytes, name);
    if (name === picture.file) files.set(name, file);
    return { ...picture, file: name };
  };
  for (const scenario of scenariosOf(report)) {
    const { own, other } = scenario.pictures;
    scenario.pictures = { own: kept(own), other: kept(other) };
  }
  return files;
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
