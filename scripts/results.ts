import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { RECORD } from '../sensitivity/record.ts';

/** Where every run leaves its results. */
export const RESULTS = 'reports/results';

/** Takes away what an earlier run left. The record of the wrong sites stays: it says itself what it was taken on. */
export function clearResults(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== basename(RECORD)) rmSync(join(folder, name), { recursive: true });
}
