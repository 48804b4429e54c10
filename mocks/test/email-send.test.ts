import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNodeNetwork } from '../adapters/node.ts';

const { network, server } = createNodeNetwork();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('an e-mail is accepted with a message id', async () => {
  const answer = await fetch('https://api.brevo.com/v3/smtp/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'api-key': 'k' },
    body: JSON.stringify({
      sender: { email: 'a@b.example', name: 'A' },
      to: [{ email: 'c@d.example', name: 'C' }],
      subject: 'Hello',
      htmlContent: '<p>Hello</p>',
    }),
  });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ messageId: '<1@mail.sangam.example>' });
  expect(network.calls[0]!.violations).toEqual([]);
});
