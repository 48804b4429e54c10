import * as fc from 'fast-check';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createNodeNetwork } from '../../../mocks/adapters/node.ts';
import { tokens as answers } from '../../../mocks/fixtures/issued-tokens.ts';
import { json } from '../../../mocks/create-handler.ts';
import { expiryOf, hasExpired } from '../tokens.ts';

const { network, server } = createNodeNetwork();
const TOKEN_LIFETIME_MS = answers.visitor[0].expires_in * 1000;
const CLOCK_START_MS = new Date('2025-06-10T10:00:00Z').getTime();

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: CLOCK_START_MS });
  vi.resetModules();
});
afterEach(() => {
  expect(network.calls.flatMap(({ violations }) => violations)).toEqual([]);
  network.calls.length = 0;
  vi.useRealTimers();
});

/** A new instance of the module, without tokens, as in a page that has just opened. */
const importTokensModule = () => import('../tokens.ts');
const readRequestBodies = () => network.calls.map(({ request }) => JSON.parse(request.body) as object);
const anonymousRequest = { clientId: 'sangam-website', grantType: 'anonymous' };
const refreshRequest = { clientId: 'sangam-website', refreshToken: 'refresh-1', grantType: 'refresh_token' };

describe('the visitor token', () => {
  test('is requested once as an anonymous visitor and used again', async () => {
    const { getVisitorToken } = await importTokensModule();
    expect(await getVisitorToken()).toBe('access-1');
    expect(await getVisitorToken()).toBe('access-1');
    expect(readRequestBodies()).toEqual([anonymousRequest]);
  });

  test('is requested once by calls at the same time', async () => {
    const { getVisitorToken } = await importTokensModule();
    expect(await Promise.all([getVisitorToken(), getVisitorToken(), getVisitorToken()])).toEqual(
      Array(3).fill('access-1'),
    );
    expect(readRequestBodies()).toEqual([anonymousRequest]);
  });

  test('is used until it expires, and then refreshed once', async () => {
    const { getVisitorToken } = await importTokensModule();
    await getVisitorToken();
    vi.setSystemTime(CLOCK_START_MS + TOKEN_LIFETIME_MS - 1);
    expect(await getVisitorToken()).toBe('access-1');
    vi.setSystemTime(CLOCK_START_MS + TOKEN_LIFETIME_MS);
    expect(await Promise.all([getVisitorToken(), getVisitorToken()])).toEqual(['access-2', 'access-2']);
    expect(readRequestBodies()).toEqual([anonymousRequest, refreshRequest]);
  });

  test('is requested as a new anonymous visitor when the refresh is refused', async () => {
    const { getVisitorToken } = await importTokensModule();
    await getVisitorToken();
    network.addFault('getToken', { kind: 'refused', status: 401 }, 1);
    vi.setSystemTime(CLOCK_START_MS + TOKEN_LIFETIME_MS);
    expect(await getVisitorToken()).toBe('access-1');
    expect(readRequestBodies()).toEqual([anonymousRequest, refreshRequest, anonymousRequest]);
  });

  test.each([201, 202, 206])(
    "throws 'something went wrong' at status %i, although that is a success",
    async (status) => {
      const { getVisitorToken } = await importTokensModule();
      server.use(
        http.post('https://www.wixapis.com/oauth2/token', () => json(answers.visitor[0], status), {
          once: true,
        }),
      );
      await expect(getVisitorToken()).rejects.toThrow(/^something went wrong$/);
    },
  );

  test.each([400, 403, 429, 500, 503])("throws 'something went wrong' at status %i", async (status) => {
    const { getVisitorToken } = await importTokensModule();
    network.addFault('getToken', { kind: 'refused', status }, 1);
    await expect(getVisitorToken()).rejects.toThrow(/^something went wrong$/);
  });

  test('is requested again after a failure', async () => {
    const { getVisitorToken } = await importTokensModule();
    network.addFault('getToken', { kind: 'cut off' }, 1);
    await expect(getVisitorToken()).rejects.toThrow();
    expect(await getVisitorToken()).toBe('access-1');
  });
});

describe('a malformed token answer', () => {
  // The mock records these answers as violations: remove them before the `afterEach` at the top, which expects none.
  afterEach(() => void (network.calls.length = 0));

  test.each([
    'no JSON',
    '',
    'null',
    '[]',
    '{}',
    '{"access_token":"a","refresh_token":"r"}',
    '{"access_token":"","refresh_token":"r","expires_in":1}',
    '{"access_token":"a","refresh_token":7,"expires_in":1}',
    '{"access_token":"a","refresh_token":"r","expires_in":"1"}',
    '{"access_token":"a","refresh_token":"r","expires_in":-1}',
  ])('%j throws', async (body) => {
    const { getVisitorToken } = await importTokensModule();
    network.addFault('getToken', { kind: 'malformed', body }, 1);
    await expect(getVisitorToken()).rejects.toThrow(/JSON|^The token answer holds no tokens$/);
  });
});

test('a token with a lifetime of 0 s is used for one call', async () => {
  const { getVisitorToken } = await importTokensModule();
  const body = JSON.stringify({ ...answers.visitor[0], expires_in: 0 });
  network.addFault('getToken', { kind: 'malformed', body }, 1);
  expect(await getVisitorToken()).toBe('access-1');
  expect(await getVisitorToken()).toBe('access-2');
});

test('a token has expired at its expiry and not before', () => {
  fc.assert(
    fc.property(fc.nat(1e7), fc.nat(), (seconds, receivedAt) => {
      const expiresAt = expiryOf(seconds, receivedAt);
      expect(expiresAt - receivedAt).toBe(seconds * 1000);
      expect(hasExpired(expiresAt, expiresAt)).toBe(true);
      expect(hasExpired(expiresAt, expiresAt - 1)).toBe(false);
    }),
  );
});
