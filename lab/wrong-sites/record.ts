import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type MutantResult, NO_SCENARIOS, type Sensitivity } from '../../reports/read/model/sensitivity.ts';
import { fingerprintOfAll, type Fingerprints } from './fingerprint.ts';
import type { Trial } from './judges/judge-mutant.ts';
import { filesOf, keyOf, type Mutant } from './mutant.ts';

/** The record in the repository, so that a report shows it without a run of an hour. */
const RECORD = 'lab/wrong-sites/record.json';

/**
 * Where a run writes that must leave the record as it is: of a part after files have changed, or of another catalogue.
 */
const PART = 'reports/results/sensitivity.json';

/** A result as the report shows it, and what the next run needs to know. */
export type RecordEntry = Omit<MutantResult, keyof Trial> &
  Trial & { judge: Mutant['judge']; fingerprint: string };

/** The results so far; `fingerprint` is the checksum of all files that they depend on. */
export type SensitivityRecord = Omit<Sensitivity, 'current' | 'mutants'> & {
  fingerprint: string;
  mutants: RecordEntry[];
  /** The tests that noticed the other mutants in former runs, by `keyOf`: a run asks them first. */
  killers: Record<string, string>;
};

/** What a run judges: the whole catalogue, a part of it, or mutants of another catalogue. */
export type RunScope = 'whole' | 'part' | 'others';

/** Opens the record that a run continues, without stale results, and names the file to write it to. */
export function openRecord(
  {
    mutants,
    fingerprints,
    scope,
  }: { mutants: readonly Mutant[]; fingerprints: Fingerprints; scope: RunScope },
  commit: string,
): { record: SensitivityRecord; file: string } {
  const fingerprint = fingerprintOfAll();
  const isGoingOn = scope === 'part' && readRecord(RECORD)?.fingerprint === fingerprint;
  const file = scope === 'whole' || isGoingOn ? RECORD : PART;
  const before = readRecord(file);
  const kept = keepUnchangedResults(before?.mutants ?? [], mutants, fingerprints);
  const taken = (kept.length && before?.taken) || new Date().toISOString();
  const seconds = before ? keepOnly(before, kept).seconds : 0;
  const killers = { ...killersOf(readRecord(RECORD)), ...killersOf(before) };
  const state = { fingerprint, commit, taken, seconds, catalogue: mutants.length };
  return { record: { ...state, mutants: kept, killers }, file };
}

/** The tests that noticed the mutants of a record, stale results included. */
const killersOf = (record?: SensitivityRecord): Record<string, string> => ({
  ...record?.killers,
  ...Object.fromEntries(
    (record?.mutants ?? []).flatMap((entry) => (entry.by ? [[keyOf(entry), entry.by]] : [])),
  ),
});

/** Keeps the results that are not stale: neither the mutant nor the files that it or its tests depend on have changed. */
export function keepUnchangedResults(
  entries: readonly RecordEntry[],
  mutants: readonly Mutant[],
  fingerprints: Fingerprints,
): RecordEntry[] {
  const known = Map.groupBy(entries, keyOf);
  return mutants.flatMap((mutant) => {
    const [entry] = known.get(keyOf(mutant)) ?? [];
    // A result without a fingerprint was written by an older version of the record: judge it again.
    if (!entry?.fingerprint || entry.fingerprint !== fingerprints.of(mutant, entry.files)) return [];
    return { ...entry, id: mutant.id };
  });
}

/** A record with these of its results only, and their share of its time. */
export const keepOnly = <R extends Pick<SensitivityRecord, 'mutants' | 'seconds'>>(
  record: R,
  mutants: RecordEntry[],
): R => ({
  ...record,
  mutants,
  seconds: record.mutants.length && (record.seconds * mutants.length) / record.mutants.length,
});

/** The entry of the record for one result. */
export function createEntry(mutant: Mutant, trial: Trial, fingerprints: Fingerprints): RecordEntry {
  const { id, clause, name, judge } = mutant;
  const fingerprint = fingerprints.of(mutant, trial.files);
  return { id, clause, name, file: filesOf(mutant).join(', '), judge, ...trial, fingerprint };
}

/** Writes the record to a file. A run does so after each mutant, so that it can be continued after an abort. */
export function writeRecord(record: SensitivityRecord, file: string): void {
  const judged = new Set(record.mutants.map(keyOf));
  const open = Object.entries(record.killers).filter(([key]) => !judged.has(key));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...record, killers: Object.fromEntries(open) }, null, 2)}\n`);
}

/** Says which files decided about a mutant, as the record has it, stale results included. */
export function readDecidingFiles(): (mutant: Mutant) => readonly string[] {
  const files = new Map((readRecord(RECORD)?.mutants ?? []).map((entry) => [keyOf(entry), entry.files]));
  return (mutant) => files.get(keyOf(mutant)) ?? [];
}

/** Reads the record for the report, without what only a run needs. Undefined when there is none or it is too old. */
export function readSensitivity(): Sensitivity | undefined {
  const record = readRecord(RECORD);
  // A record of an older version has no date.
  if (!record?.taken) return undefined;
  const { fingerprint: former, killers: _killers, ...rest } = record;
  // Results of an older version do not say whether scenarios of the own clause killed the mutant.
  const mutants = rest.mutants.map((entry) => Object.assign({ own: NO_SCENARIOS }, entry));
  return { ...rest, mutants, current: former === fingerprintOfAll() };
}

function readRecord(file: string): SensitivityRecord | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SensitivityRecord) : undefined;
}
