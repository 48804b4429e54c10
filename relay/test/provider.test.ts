import { afterEach, describe, expect, it } from 'vitest';
import { writeCompanyEmail } from '../../src/enquiry/emails.ts';
import { createSend } from '../src/provider.ts';
import { entryOf } from './support/entries.ts';
import {
  type FakeProvider,
  type ProviderBehaviour,
  providerKey,
  startFakeProvider,
} from './support/fake-provider.ts';

const email = writeCompanyEmail(entryOf(1));
const never = new AbortController().signal;

let provider: FakeProvider | undefined;
afterEach(() => provider?.close());

async function sendTo(behaviour: ProviderBehaviour, signal = never) {
  provider = await startFakeProvider(() => behaviour);
  const sendTimeoutMs = behaviour === 'hang' ? 100 : 10_000;
  const send = createSend({ emailApiUrl: provider.url, emailApiKey: providerKey, sendTimeoutMs });
  return send(email, signal);
}

describe('one attempt to send', () => {
  it('keeps the contract and carries the key of the relay', async () => {
    expect(await sendTo('accept')).toEqual({ kind: 'delivered', status: 201 });
    expect(provider!.arrived).toEqual(['company 1']);
    expect(provider!.violations).toEqual([]);
  });

  it.each([400, 401, 403, 404, 413, 422])('is refused when the provider answers %i', async (status) => {
    expect(await sendTo(status)).toMatchObject({
      kind: 'refused',
      status,
      reason: expect.stringContaining(`${status}`),
    });
  });

  it.each([301, 408, 425, 429, 500, 502, 503])('has failed when the provider answers %i', async (status) => {
    expect(await sendTo(status)).toMatchObject({ kind: 'failed', status });
  });

  it.each([
    ['hang', 'TimeoutError'],
    ['cut off', 'UND_ERR_SOCKET'],
    ['garbage', '200 without a message id'],
  ] as const)('has an unknown outcome when the provider behaves so: %s', async (behaviour, reason) => {
    expect(await sendTo(behaviour)).toMatchObject({ kind: 'unknown', reason });
  });

  it('has failed when nobody listens', async () => {
    provider = await startFakeProvider();
    provider.close();
    const send = createSend({ emailApiUrl: provider.url, emailApiKey: providerKey, sendTimeoutMs: 1000 });
    expect(await send(email, never)).toEqual({ kind: 'failed', reason: 'ECONNREFUSED' });
  });

  it('has an unknown outcome when its signal aborts', async () => {
    expect(await sendTo('hang', AbortSignal.abort())).toEqual({ kind: 'unknown', reason: 'AbortError' });
  });
});
