import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNodeNetwork } from '../adapters/node.ts';

const { network, server } = createNodeNetwork();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const sendTo = (name: string) =>
  fetch('https://api.brevo.com/v3/smtp/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'api-key': 'k' },
    body: JSON.stringify({
      sender: { email: 'a@b.example', name: 'A' },
      to: [{ email: 'c@d.example', name }],
      subject: 'Hello',
      htmlContent: '<p>Hello</p>',
    }),
  });

it('an e-mail is accepted with a message id', async () => {
  const answer = await sendTo('C');
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ messageId: '<1@mail.sangam.example>' });
  expect(network.calls[0]!.violations).toEqual([]);
});

it('an e-mail to a name of 70 characters is accepted, to one of 71 refused', async () => {
  const statuses = [(await sendTo('n'.repeat(70))).status, (await sendTo('n'.repeat(71))).status];
  expect(statuses).toEqual([201, 400]);
});
