import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { log } from '../src/log.ts';

it('the log drops every field that is not on its list', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const entry = { kind: 'visitor', attempt: 2, full_name: 'Asha', email_id: 'asha@lender.example' };
  log('attempt', entry);
  const [[line]] = write.mock.calls as [[string]];
  write.mockRestore();
  expect(JSON.parse(line)).toEqual({
    time: expect.any(String),
    event: 'attempt',
    kind: 'visitor',
    attempt: 2,
  });
});

it('a log that finds no room on its disk does not end the relay', () => {
  const full = openSync('/dev/full', 'w');
  const script = `
    const { log } = await import('./relay/src/log.ts');
    for (const event of ['first', 'second']) {
      log(event);
      await new Promise((resolve) => setImmediate(resolve));
    }
    process.exitCode = 7;`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', full, 'inherit'],
  });
  closeSync(full);
  expect(status).toBe(7);
});
