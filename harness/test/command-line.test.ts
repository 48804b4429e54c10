import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** Wrong arguments by command; `spec` is left out, because cucumber-js checks its arguments. */
const WRONG_ARGUMENTS: Record<string, string[][]> = {
  'approve.ts': [['--nonsense'], ['nonsense']],
  'bench.ts': [['/'], ['--runs', '0'], ['--route', '/nowhere'], ['--route', '/404']],
  'build.ts': [['x']],
  'check.ts': [['x'], ['lint', 'types'], ['--list'], ['lint', '--list']],
  'clauses.ts': [['x']],
  'engines.ts': [['x'], ['webkit', 'features']],
  'flakes.ts': [['x'], ['--runs', '0']],
  'generate.ts': [[], ['x'], ['hosting', 'font'], ['font', '--check']],
  'report.ts': [['--nonsense'], ['package.json'], ['docs'], ['--since', 'nonsense']],
  'sensitivity.ts': [
    ['--shard', '9'],
    ['--bogus'],
    ['--clause', '99.9'],
    ['--since', 'no-such-revision'],
    ['--since', ''],
    ['--catalogue', 'no-such-folder'],
    ['--catalogue', 'package.json'],
  ],
  'start.ts': [['x']],
  'test-all.ts': [['x']],
  'test.ts': [['x'], ['--workers', '0'], ['--shard', '4/3'], ['--since', 'nonsense'], ['--shard', 'half']],
};

describe('a command', () => {
  afterEach(() => void vi.resetModules().restoreAllMocks());

  it.each(Object.entries(WRONG_ARGUMENTS).flatMap(([file, all]) => all.map((args) => [file, args] as const)))(
    'refuses wrong arguments in one line before it does anything: %s %j',
    async (file, args) => {
      const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
        throw new Error('The command has ended');
      });
      const print = vi.spyOn(console, 'log');
      const complain = vi.spyOn(console, 'error').mockReturnValue();
      vi.spyOn(process, 'argv', 'get').mockReturnValue([process.execPath, file, ...args]);
      await expect(import(resolve('scripts', file))).rejects.toThrow('The command has ended');
      expect(exit.mock.calls).toEqual([[2]]);
      expect(complain.mock.calls).toEqual([[expect.stringMatching(/^[^\n]+\. Usage: npm [^\n]+$/)]]);
      expect(print).not.toHaveBeenCalled();
    },
  );

  it.each([...Object.keys(WRONG_ARGUMENTS), 'spec.ts'])(
    'describes itself in at most ten lines: %s --help',
    async (file) => {
      const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
        throw new Error('The command has ended');
      });
      const print = vi.spyOn(console, 'log').mockReturnValue();
      vi.spyOn(process, 'argv', 'get').mockReturnValue([process.execPath, file, '--help']);
      await expect(import(resolve('scripts', file))).rejects.toThrow('The command has ended');
      expect(exit.mock.calls).toEqual([[0]]);
      const printed: string = print.mock.calls[0]![0];
      expect(printed).toMatch(/^npm [^\n]+\n\n[\s\S]+\sdocs\/commands.md\.$/);
      expect(printed.split('\n').length).toBeLessThanOrEqual(10);
    },
  );

  it('with wrong arguments ends with code 2, one line on stderr and nothing on stdout', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/generate.ts', 'x'], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\. Usage: npm [^\n]+\n$/);
  });

  it('of scripts/ is always covered by this test', () => {
    expect([...Object.keys(WRONG_ARGUMENTS), 'spec.ts'].toSorted()).toEqual(
      globSync('*.ts', { cwd: 'scripts' }).toSorted(),
    );
  });
});
