import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  mutantSchema,
  type MutantResult,
  NO_SCENARIOS,
  type Sensitivity,
} from '../harness/results/model/sensitivity.ts';
import { type Fingerprints, fingerprintOfAll } from './fingerprint.ts';
import type { Trial } from './judge-mutant.ts';
import { filesOf, type Mutant } from './mutant.ts';

/** Kept with the files that it was taken on, so that a report made anywhere can show it. */
const RECORD = 'sensitivity/record.json';

/** Where a run of a part writes once the files have changed, and one of other wrong sites: the record stays as it is. */
const PART = 'reports/results/sensitivity.json';

/** A mutant with what became of it, as the report shows it, and what the runner notes for itself. */
export type RecordEntry = Omit<MutantResult, keyof Trial> &
  Trial & { judge: Mutant['judge']; fingerprint: string };

/** The results so far, and what they were obtained with. */
export type SensitivityRecord = Omit<Sensitivity, 'current' | 'mutants'> & {
  fingerprint: string;
  mutants: RecordEntry[];
};

/** What a run is about: the record as a whole, a part of it, or wrong sites that are not in the catalogue. */
export type RunScope = 'whole' | 'part' | 'others';

/** The record that a run goes on with, and the file it belongs in. */
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
  const kept = keepUnchanged(before?.mutants ?? [], mutants, fingerprints);
  const taken = (kept.length && before?.taken) || new Date().toISOString();
  const seconds = (kept.length && before?.seconds) || 0;
  return { record: { fingerprint, commit, taken, seconds, catalogue: mutants.length, mutants: kept }, file };
}

/** The entries whose mutant has not changed since, nor what it changes, nor what noticed it. */
export function keepUnchanged(
  entries: readonly RecordEntry[],
  mutants: readonly Mutant[],
  fingerprints: Fingerprints,
): RecordEntry[] {
  const known = Map.groupBy(entries, ({ clause, name }) => `${clause} ${name}`);
  return mutants.flatMap((mutant) => {
    const [entry] = known.get(`${mutant.clause} ${mutant.name}`) ?? [];
    // An entry of an earlier form has no fingerprint.
    if (!entry?.fingerprint || entry.fingerprint !== fingerprints.of(mutant, entry.files)) return [];
    return { ...entry, id: mutant.id };
  });
}

/** What is written down of a trial. */
export function createEntry(mutant: Mutant, trial: Trial, fingerprints: Fingerprints): RecordEntry {
  const { id, clause, name, judge } = mutant;
  const fingerprint = fingerprints.of(mutant, trial.files);
  return { id, clause, name, file: filesOf(mutant).join(', '), judge, ...trial, fingerprint };
}

/** Writes the record down, so that a run broken off can go on. */
export function writeRecord(record: SensitivityRecord, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

/** The record as a report shows it: without the runner's own notes. Undefined where no wrong site was tried. */
export function readSensitivity(): Sensitivity | undefined {
  const record = readRecord(RECORD);
  // A record of an earlier form does not say what it was taken on.
  if (!record?.taken) return undefined;
  const { fingerprint: former, ...rest } = record;
  // One of an earlier form does not say how the scenarios of the own clause did.
  const mutants = rest.mutants.map((entry) =>
    mutantSchema.strip().parse(Object.assign({ own: NO_SCENARIOS }, entry)),
  );
  return { ...rest, mutants, current: former === fingerprintOfAll() };
}

function readRecord(file: string): SensitivityRecord | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SensitivityRecord) : undefined;
}
