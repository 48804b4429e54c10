import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNodeNetwork } from '../adapters/node.ts';

const { network, server } = createNodeNetwork();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const entry = {
  full_name: 'Asha Rao',
  email_id: 'asha@lender.example',
  dial_code: '91',
  contact_number: '9000000000',
  company_name: 'Lender One',
  text: ' ',
};
const post = (body: object) =>
  fetch('https://relay.sangam.example/enquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('an enquiry is taken with 201 and no word', async () => {
  const answer = await post(entry);
  expect([answer.status, await answer.text()]).toEqual([201, '']);
  expect(network.calls[0]!.violations).toEqual([]);
});

it('an enquiry with a field too many or a control character is refused', async () => {
  expect((await post({ ...entry, bcc: 'b@c.example' })).status).toBe(400);
  expect((await post({ ...entry, full_name: 'Asha\nRao' })).status).toBe(400);
});
