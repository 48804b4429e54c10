import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readCitedClauses } from '../cited-clauses.ts';

it('reads the clauses of comments, the nearest to the mutant first, ranges included, and no numbers of the code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cited-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'rules.ts');
  writeFileSync(
    file,
    '/** Errors (`5.1` to `5.3`). */\nconst far = 1;\nconst near = 8.5;\n// Sends it (4.8).\nsend();\n',
  );
  expect(readCitedClauses({ file, start: { line: 5, column: 0 } })).toEqual(['4.8', '5.1', '5.2', '5.3']);
});
