import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNodeNetwork } from '../adapters/node.ts';

const { network, server } = createNodeNetwork();
const emailEndpoint = 'https://api.brevo.com/v3/smtp/email';
const emailBody = JSON.stringify({
  sender: { email: 'a@b.example', name: 'A' },
  to: [{ email: 'c@d.example', name: 'C' }],
  subject: 'Hello',
  htmlContent: '<p>Hello</p>',
});
const emailHeaders = { 'content-type': 'application/json', accept: 'application/json', 'api-key': 'k' };
const sendEmail = () => fetch(emailEndpoint, { method: 'POST', headers: emailHeaders, body: emailBody });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => void network.calls.splice(0));

describe('the calls of a network', () => {
  it('hold the request and the answer of a call', async () => {
    await sendEmail();
    expect(network.calls).toMatchObject([
      {
        service: 'e-mail',
        operation: 'sendEmail',
        method: 'POST',
        url: emailEndpoint,
        violations: [],
        answer: { status: 201 },
      },
    ]);
    expect(network.calls[0]!.request).toMatchObject({ headers: { 'api-key': 'k' }, body: emailBody });
  });

  it('hold the violations of a call that breaks its contract and is refused with 400', async () => {
    const answer = await fetch(emailEndpoint, { method: 'POST', headers: emailHeaders, body: '{}' });
    expect(answer.status).toBe(400);
    expect(network.calls[0]!.violations.join()).toContain(
      'request: body: Instance does not have required property "sender"',
    );
  });

  it.each(['https://unknown.example/a.json', 'https://api.brevo.com/v3/other'])(
    'hold an aborted call that no contract declares: %s',
    async (unknown) => {
      await expect(fetch(unknown)).rejects.toThrow();
      expect(network.calls).toMatchObject([
        { operation: null, url: unknown, violations: ['no contract declares this call'] },
      ]);
    },
  );

  it('hold a call with an undeclared method as one that no contract declares', async () => {
    await expect(fetch(emailEndpoint)).rejects.toThrow();
    expect(network.calls).toMatchObject([{ operation: null, method: 'GET' }]);
  });
});

describe('a fault', () => {
  it('with a number affects only the nth call from now on', async () => {
    network.addFault('sendEmail', { kind: 'refused', status: 503 }, 2);
    const answers = [await sendEmail(), await sendEmail(), await sendEmail()];
    expect(answers.map(({ status }) => status)).toEqual([201, 503, 201]);
    expect(network.calls.flatMap(({ violations }) => violations)).toEqual([]);
  });

  it('of the kind "cut off" ends the connection and leaves no answer', async () => {
    network.addFault('sendEmail', { kind: 'cut off' }, 1);
    await expect(sendEmail()).rejects.toThrow();
    expect(network.calls).toMatchObject([{ fault: { kind: 'cut off' }, answer: null }]);
  });

  it('of the kind "slow" delays a good answer', async () => {
    network.addFault('sendEmail', { kind: 'slow', ms: 30 }, 1);
    const start = performance.now();
    expect((await sendEmail()).status).toBe(201);
    expect(performance.now() - start).toBeGreaterThan(25);
  });

  it('of the kind "malformed" sends a body that breaks the contract, without a violation', async () => {
    network.addFault('sendEmail', { kind: 'malformed', body: '<html>' }, 1);
    expect(await (await sendEmail()).text()).toBe('<html>');
    expect(network.calls[0]!.violations).toEqual([]);
  });

  it('of the kind "wrong status" sends a good body with an undeclared status, without a violation', async () => {
    network.addFault('sendEmail', { kind: 'wrong status', status: 203 }, 1);
    const answer = await sendEmail();
    expect([answer.status, await answer.json()]).toEqual([203, { messageId: expect.any(String) }]);
    expect(network.calls[0]!.violations).toEqual([]);
  });
});
