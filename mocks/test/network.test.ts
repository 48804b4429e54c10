import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nodeNetwork } from '../adapters/node.ts';

const { network, server } = nodeNetwork();
const address = 'https://api.brevo.com/v3/smtp/email';
const body = JSON.stringify({
  sender: { email: 'a@b.example', name: 'A' },
  to: [{ email: 'c@d.example', name: 'C' }],
  subject: 'Hello',
  htmlContent: '<p>Hello</p>',
});
const headers = { 'content-type': 'application/json', accept: 'application/json', 'api-key': 'k' };
const send = () => fetch(address, { method: 'POST', headers, body });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => void network.calls.splice(0));

describe('the journal', () => {
  it('has a call as it went, both ways', async () => {
    await send();
    expect(network.calls).toMatchObject([
      {
        service: 'e-mail',
        operation: 'sendEmail',
        method: 'POST',
        url: address,
        violations: [],
        answer: { status: 201 },
      },
    ]);
    expect(network.calls[0]!.request).toMatchObject({ headers: { 'api-key': 'k' }, body });
  });

  it('refuses and notes a call that breaks the contract', async () => {
    const answer = await fetch(address, { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(400);
    expect(network.calls[0]!.violations.join()).toContain(
      'request: body: Instance does not have required property "sender"',
    );
  });

  it.each([
    'https://unknown.example/api',
    'https://unknown.example/a.js',
    'https://unknown.example/a.pdf',
    'https://unknown.example/a.json',
    'https://api.brevo.com/v3/other',
  ])('notes and cuts off a call that no contract declares: %s', async (unknown) => {
    await expect(fetch(unknown)).rejects.toThrow();
    expect(network.calls).toMatchObject([
      { operation: null, url: unknown, violations: ['no contract declares this call'] },
    ]);
  });

  it('notes a declared address that is called with another method', async () => {
    await expect(fetch(address)).rejects.toThrow();
    expect(network.calls).toMatchObject([{ operation: null, method: 'GET' }]);
  });
});

describe('a fault', () => {
  it('meets the call that it names and no other', async () => {
    network.break('sendEmail', { kind: 'refused', status: 503 }, 2);
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([201, 503, 201]);
    expect(network.calls.flatMap(({ violations }) => violations)).toEqual([]);
  });

  it('cuts the connection off and leaves no answer', async () => {
    network.break('sendEmail', { kind: 'cut off' }, 1);
    await expect(send()).rejects.toThrow();
    expect(network.calls).toMatchObject([{ fault: { kind: 'cut off' }, answer: null }]);
  });

  it('lets the service answer so many ms later', async () => {
    network.break('sendEmail', { kind: 'slow', ms: 30 }, 1);
    const start = performance.now();
    expect((await send()).status).toBe(201);
    expect(performance.now() - start).toBeGreaterThan(25);
  });

  it('sends a body that no contract allows, which is not held against the call', async () => {
    network.break('sendEmail', { kind: 'malformed', body: '<html>' }, 1);
    expect(await (await send()).text()).toBe('<html>');
    expect(network.calls[0]!.violations).toEqual([]);
  });

  it('answers well with a status that no contract names, which is not held against the call', async () => {
    network.break('sendEmail', { kind: 'restated', status: 203 }, 1);
    const answer = await send();
    expect([answer.status, await answer.json()]).toEqual([203, { messageId: expect.any(String) }]);
    expect(network.calls[0]!.violations).toEqual([]);
  });
});
