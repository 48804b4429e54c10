import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tokens } from '../fixtures/issued-tokens.ts';
import { createNodeNetwork } from '../adapters/node.ts';

const { network, server } = createNodeNetwork();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => void network.calls.splice(0));

const ask = (body: object) =>
  fetch('https://www.wixapis.com/oauth2/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('an anonymous visitor gets the first tokens', async () => {
  const answer = await ask({ clientId: 'c', grantType: 'anonymous' });
  expect(await answer.json()).toEqual(tokens.visitor[0]);
});

it('a refresh token is exchanged for the next tokens', async () => {
  const answer = await ask({ clientId: 'c', refreshToken: 'refresh-1', grantType: 'refresh_token' });
  expect(await answer.json()).toEqual(tokens.visitor[1]);
});

it('an unknown refresh token is refused', async () => {
  const answer = await ask({ clientId: 'c', refreshToken: 'other', grantType: 'refresh_token' });
  expect(answer.status).toBe(401);
  expect(network.calls[0]!.violations).toEqual([]);
});
