import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Wrong arguments by command; `spec` passes its own to cucumber-js, which checks them. */
const WRONG: Record<string, string[][]> = {
  'approve.ts': [
    [],
    ['--nonsense'],
    ['99.9'],
    ['--since', 'no-such-tag', 'changed'],
    ['--since', 'package.json', 'changed'],
  ],
  'bench.ts': [['/'], ['--runs', '0'], ['--route', '/nowhere'], ['--route', '/404']],
  'bench-relay.ts': [['x']],
  'bench-spec.ts': [['x']],
  'build.ts': [['x']],
  'engines.ts': [['x'], ['webkit', 'features']],
  'flakes.ts': [['x'], ['--runs', '0']],
  'font.ts': [['x']],
  'hosting.ts': [['x']],
  'pictures.ts': [['x']],
  'report.ts': [['--nonsense'], ['package.json']],
  'sensitivity.ts': [
    ['--shard', '9'],
    ['--bogus'],
    ['--clause', '99.9'],
    ['--since', 'no-such-revision'],
    ['--since', ''],
    ['--catalogue', 'no-such-folder'],
    ['--catalogue', 'package.json'],
  ],
  'snippets.ts': [['x']],
  'spec-check.ts': [['x']],
  'start.ts': [['x']],
  'test.ts': [['x']],
  'types.ts': [['--bogus']],
};

describe('a command', () => {
  it.each(Object.entries(WRONG).flatMap(([file, all]) => all.map((args) => [file, args] as const)))(
    'refuses unknown arguments in one line: %s %j',
    (file, args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${file}`, ...args], {
        encoding: 'utf8',
      });
      expect(stderr).toMatch(/^[^\n]+\. Usage: npm [^\n]+\n$/);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    },
  );

  it('has wrong arguments in this test, whichever it is', () => {
    expect([...Object.keys(WRONG), 'spec.ts'].toSorted()).toEqual(readdirSync('scripts').toSorted());
  });
});
