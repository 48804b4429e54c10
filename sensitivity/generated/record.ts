import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checksumOf } from '../fingerprint.ts';
import { readSensitivity } from '../record.ts';
import { keyOfScenario } from './coverage.ts';
import type { GeneratedMutant } from './instrument.ts';

/** The record in the repository: what became of every generated mutant that was judged. */
const RECORD = 'sensitivity/generated/record.json';

/**
 * What became of a generated mutant. `ended`: its page does not start or shows an error; `not reached`: no look comes
 * by its code; `not judged`: its likeliest looks did not notice it, and the others are still to come.
 */
export type GeneratedStatus = 'killed' | 'ended' | 'survived' | 'not reached' | 'not judged';

/** Whether a mutant was noticed, if only by a page that ended. */
export const isNoticed = (status: GeneratedStatus | undefined): boolean =>
  status === 'killed' || status === 'ended';

/**
 * A verdict: the scenario that noticed the mutant, as `file:line name`, and what it said. For a survivor `by` is the
 * scenario that was likeliest to notice it. `clause` is the clause of that scenario.
 */
export type GeneratedTrial = {
  status: GeneratedStatus;
  by: string | null;
  clause: string | null;
  why: string | null;
  /** How many looks come by its code: the more, the more visitors do. */
  looks: number;
};

/** A mutant of the record. */
export type RecordedMutant = Omit<GeneratedMutant, 'id' | 'file' | 'isSwitched'> & GeneratedTrial;

/**
 * How many mutants the source has, and by file those that were judged, with the checksum of the file in which they
 * stood.
 */
export type GeneratedRecord = {
  all: number;
  files: Record<string, { source: string; mutants: RecordedMutant[] }>;
};

const parseRecord = (file: string): GeneratedRecord =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GeneratedRecord) : { all: 0, files: {} };

/** Reads the record without the files that have changed since. */
export function readRecord(file = RECORD): GeneratedRecord {
  const { all, files } = parseRecord(file);
  const current = Object.entries(files).filter(
    ([name, { source }]) => existsSync(name) && source === sourceOf(name),
  );
  return { all, files: Object.fromEntries(current) };
}

/** The verdict that the record has of a mutant. */
export const findRecorded = (record: GeneratedRecord, mutant: GeneratedMutant): RecordedMutant | undefined =>
  record.files[mutant.file]?.mutants.find((known) => isSame(known, mutant));

type Change = Pick<GeneratedMutant, 'file' | 'mutator' | 'original' | 'replacement'>;

const changeOf = ({ file, mutator, original, replacement }: Change): string =>
  JSON.stringify([file, mutator, original, replacement]);

/** Says which scenario noticed the same change before, by its key, also where the rest of the file has changed since. */
export function readFormerKillers(file = RECORD): (change: Change) => string | undefined {
  const noticed = Object.entries(parseRecord(file).files).flatMap(([name, { mutants }]) =>
    mutants
      .filter(({ status, by }) => isNoticed(status) && by)
      .map((mutant) => [changeOf({ ...mutant, file: name }), keyOfScenario(mutant.by!)] as const),
  );
  const killers = new Map(noticed);
  return (change) => killers.get(changeOf(change));
}

/** The keys of the scenarios that noticed mutants, by the file of the mutant; those of the catalogue too. */
export function listKillers({ files }: GeneratedRecord): Map<string, string[]> {
  const generated = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map(({ status, by }) => ({ file, status, by })),
  );
  const killed = [...(readSensitivity()?.mutants ?? []), ...generated].filter(
    ({ status, by }) => status === 'killed' && by,
  );
  const byFile = Map.groupBy(killed, ({ file }) => file);
  return new Map([...byFile].map(([file, some]) => [file, some.map(({ by }) => keyOfScenario(by!))]));
}

/** Adds a verdict, in place of a former one. */
export function addToRecord(record: GeneratedRecord, mutant: GeneratedMutant, trial: GeneratedTrial): void {
  const { id: _id, file, isSwitched: _isSwitched, ...rest } = mutant;
  insert(record, file, { ...rest, ...trial });
}

/** Adds the records of shards to the one in the repository. */
export function mergeRecords(shards: readonly string[], file = RECORD): void {
  const record = readRecord(file);
  for (const { all, files } of shards.map((shard) => readRecord(shard))) {
    record.all = all;
    for (const [name, { mutants }] of Object.entries(files))
      for (const mutant of mutants) insert(record, name, mutant);
  }
  writeRecord(record, file);
}

function insert({ files }: GeneratedRecord, file: string, mutant: RecordedMutant): void {
  const known = (files[file] ??= { source: sourceOf(file), mutants: [] });
  const others = known.mutants.filter((other) => !isSame(other, mutant));
  known.mutants = [...others, mutant].toSorted(
    (a, b) => a.start.line - b.start.line || a.start.column - b.start.column,
  );
}

/** Writes a record, a mutant a line. A run does so after each verdict, so that it can be continued after an abort. */
export function writeRecord({ all, files }: GeneratedRecord, file = RECORD): void {
  mkdirSync(dirname(file), { recursive: true });
  const entries = Object.keys(files)
    .toSorted()
    .map((name) => {
      const { source, mutants } = files[name]!;
      const lines = mutants.map((mutant) => `\n${JSON.stringify(mutant)}`).join();
      return `${JSON.stringify(name)}: {"source": "${source}", "mutants": [${lines}]}`;
    });
  writeFileSync(file, `{"all": ${all}, "files": {\n${entries.join(',\n')}\n}}\n`);
}

const isSame = (
  a: Pick<GeneratedMutant, 'mutator' | 'start' | 'end' | 'replacement'>,
  b: typeof a,
): boolean => identityOf(a) === identityOf(b);

const identityOf = ({ mutator, start, end, replacement }: Parameters<typeof isSame>[0]): string =>
  JSON.stringify([mutator, start.line, start.column, end.line, end.column, replacement]);

const sourceOf = (file: string): string => checksumOf(readFileSync(file, 'utf8')).slice(0, 16);
