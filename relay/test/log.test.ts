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
