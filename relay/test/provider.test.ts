import { expect, it } from 'vitest';
import { writeVisitorEmail } from '../../src/enquiry/emails.ts';
import { createSend } from '../src/provider.ts';
import { startProvider } from './support/provider.ts';
import { entryOf } from './support/start-relay.ts';

it.each([
  ...[200, 201, 202, 204].map((status) => [status, 'sent'] as const),
  ...[401, 402, 403, 429].map((status) => [status, 'account'] as const),
  ...[400, 404, 413, 422].map((status) => [status, 'refused'] as const),
  ...[0, 302, 408, 425, 500, 503].map((status) => [status, 'later'] as const),
])('a provider that answers %i has the e-mail %s', async (status, kind) => {
  const provider = await startProvider(() => status);
  const send = createSend(provider.url, 'key');
  expect(await send(writeVisitorEmail(entryOf(1)), '1.1.json')).toMatchObject({ kind, status });
  provider.close();
});
