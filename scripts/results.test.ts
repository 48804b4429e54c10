import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clearResults } from './results.ts';

it('clears all results but the record of the wrong sites', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  mkdirSync(join(folder, 'pictures'));
  for (const name of ['features.ndjson', 'pictures/a.jpg', 'sensitivity.json'])
    writeFileSync(join(folder, name), '');
  clearResults(folder);
  expect(readdirSync(folder)).toEqual(['sensitivity.json']);
});
