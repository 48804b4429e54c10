import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Verdict } from './judge.ts';
import type { Mutant } from './mutant.ts';

/** Kept with the files that it was taken on, so that a report made anywhere can show it. */
export const RECORD = 'sensitivity/record.json';

/** A mutant with what became of it; `argued` ones were not run. */
export type Entry = Pick<Mutant, 'id' | 'clause' | 'name' | 'file' | 'judge'> &
  Omit<Verdict, 'status'> & {
    status: Verdict['status'] | 'argued';
    reason?: string;
    /** Whether what noticed it has looked at the right site since. */
    controlled?: boolean;
  };

/** The results so far, and what they were obtained with. */
export type Record = {
  fingerprint: string;
  commit: string;
  /** When the last mutant was judged, and how long judging took so far, in seconds of real time. */
  taken: string;
  seconds: number;
  /** How many mutants the catalogue has. */
  catalogue: number;
  mutants: Entry[];
};

/** A checksum of all that a verdict depends on. */
export function fingerprint(): string {
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

/** The record of a run that was broken off with the same files; otherwise a new one. */
export function openRecord(catalogue: number, commit: string): Record {
  const now = fingerprint();
  const former = existsSync(RECORD) && (JSON.parse(readFileSync(RECORD, 'utf8')) as Record);
  if (former && former.fingerprint === now) return former;
  return { fingerprint: now, commit, taken: new Date().toISOString(), seconds: 0, catalogue, mutants: [] };
}

/** Writes the record down, so that a run broken off can go on. */
export function keepRecord(record: Record): void {
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
}
