import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { mutantSchema, type MutantResult, type Sensitivity } from '../harness/results/model/sensitivity.ts';
import type { Mutant } from './mutant.ts';

/** Kept with the files that it was taken on, so that a report made anywhere can show it. */
const RECORD = 'sensitivity/record.json';

/** Where a run of a part writes once the files have changed: the complete record stays as it was taken. */
const PART = 'reports/results/sensitivity.json';

/** A mutant with what became of it, as the report shows it, and what the runner notes for itself. */
export type Entry = MutantResult & {
  judge: Mutant['judge'];
  /** What the one that noticed it said, or why it could not be judged. */
  why: string | null;
  /** Whether what noticed it has looked at the right site since. */
  controlled?: boolean;
};

/** The results so far, and what they were obtained with. */
export type SensitivityRecord = Omit<Sensitivity, 'current' | 'mutants'> & {
  fingerprint: string;
  mutants: Entry[];
};

/** A checksum of all that a verdict depends on. */
function fingerprint(): string {
  const rooms = [
    'src',
    'public',
    'features',
    'contracts',
    'mocks',
    'hosting',
    'build',
    'harness',
    'steps',
    'gates',
    'sensitivity/*.ts',
    'sensitivity/catalogue',
    'package-lock.json',
  ];
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...rooms], {
    encoding: 'utf8',
  });
  const hash = createHash('sha256');
  for (const file of files.trim().split('\n').filter(existsSync))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** The record of a run that was broken off with the same files, otherwise a new one; and the file it belongs in. */
export function openRecord(
  catalogue: number,
  commit: string,
  isWhole: boolean,
): { record: SensitivityRecord; file: string } {
  const now = fingerprint();
  const files = isWhole ? [RECORD] : [RECORD, PART];
  for (const file of files) {
    const record = readRecord(file);
    if (record?.fingerprint === now) return { record, file };
  }
  const taken = new Date().toISOString();
  const record = { fingerprint: now, commit, taken, seconds: 0, catalogue, mutants: [] };
  return { record, file: files.at(-1)! };
}

/** Writes the record down, so that a run broken off can go on. */
export function keepRecord(record: SensitivityRecord, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

/** The record as a report shows it: without the runner's own notes. Undefined where no wrong site was tried. */
export function recordedSensitivity(): Sensitivity | undefined {
  const record = readRecord(RECORD);
  // A record of an earlier form does not say what it was taken on.
  if (!record?.taken) return undefined;
  const { fingerprint: former, ...rest } = record;
  const mutants = rest.mutants.map((entry) => mutantSchema.strip().parse(entry));
  return { ...rest, mutants, current: former === fingerprint() };
}

function readRecord(file: string): SensitivityRecord | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SensitivityRecord) : undefined;
}
