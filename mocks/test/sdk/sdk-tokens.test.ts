import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pkceChallenge } from '../../../node_modules/@wix/sdk/build/auth/oauth2/pkce-challenge.js';
import { AUTHORIZATION_CODE, tokens } from '../../fixtures/issued-tokens.ts';
import { createNodeNetwork } from '../../adapters/node.ts';
import { createSdkClient } from '../../sdk/client.ts';
import { FrameHost } from '../../sdk/frame-host.ts';

const { network, server } = createNodeNetwork();
beforeAll(() => server.listen());
afterAll(() => server.close());
afterEach(() => {
  expect(network.calls.flatMap(({ violations }) => violations)).toEqual([]);
  network.calls.splice(0);
});

const bodies = () => network.calls.map(({ request }): object => JSON.parse(request.body));
const begun = ({ auth }: ReturnType<typeof createSdkClient>) =>
  auth.generateOAuthData('https://a.example/callback');

describe("the SDK's tokens", () => {
  it('are anonymous at first and renewed without a client id', async () => {
    const { auth } = createSdkClient();
    const visitor = await auth.generateVisitorTokens();
    expect(visitor.refreshToken).toEqual({ value: 'refresh-1', role: 'visitor' });
    expect(await auth.renewToken(visitor.refreshToken)).toMatchObject({ accessToken: { value: 'access-2' } });
    expect(bodies()).toEqual([
      { clientId: 'sangam-website', grantType: 'anonymous' },
      { refreshToken: 'refresh-1', grantType: 'refresh_token' },
    ]);
  });

  it('expire after the number of seconds that the answer names', async () => {
    const { accessToken } = await createSdkClient().auth.generateVisitorTokens();
    expect(accessToken.expiresAt - Date.now() / 1000).toBeCloseTo(tokens.visitor[0].expires_in, -1);
  });

  it('are a member’s for a code with the verifier whose S256 challenge the log-in page got', async () => {
    const sdk = createSdkClient();
    const flow = begun(sdk);
    await sdk.auth.getAuthUrl(flow);
    const member = await sdk.auth.getMemberTokens(AUTHORIZATION_CODE, flow.state, flow);
    expect(member).toMatchObject({ accessToken: { value: 'access-m' }, refreshToken: { role: 'member' } });
    const [, session, token] = network.calls.map(({ request }) => JSON.parse(request.body));
    expect(session.auth.authRequest).toMatchObject({
      codeChallenge: createHash('sha256').update(token.codeVerifier).digest('base64url'),
      codeChallengeMethod: 'S256',
      scope: 'offline_access',
    });
  });

  it('are a member’s for a server that sends its API key', async () => {
    const { auth } = createSdkClient();
    auth.setTokens(await auth.generateVisitorTokens());
    await auth.getMemberTokensForExternalLogin('member-1', 'key');
    expect(bodies()[1]).toEqual({
      grant_type: 'authorized_client',
      scope: 'offline_access',
      member_id: 'member-1',
    });
    expect(network.calls[1]!.request.headers.authorization).toBe('access-1,key');
  });

  it.each([400, 401, 500])('fail with the same messages at status %i', async (status) => {
    const sdk = createSdkClient();
    const flow = begun(sdk);
    network.addFault('getToken', { kind: 'refused', status }, 1);
    await expect(sdk.auth.generateVisitorTokens()).rejects.toThrow(/^something went wrong$/);
    network.addFault('getToken', { kind: 'refused', status }, 1);
    await expect(sdk.auth.getMemberTokens('c', flow.state, flow)).rejects.toThrow(
      /^Failed to get member tokens$/,
    );
  });

  it.each([
    ['', 'state', 'Missing code or _state'],
    ['code', '', 'Missing code or _state'],
    ['code', 'other', 'Invalid _state'],
  ])('are not asked for with the code "%s" and the state "%s"', async (code, state, words) => {
    const sdk = createSdkClient();
    await expect(sdk.auth.getMemberTokens(code, state, begun(sdk))).rejects.toThrow(words);
    expect(network.calls).toEqual([]);
  });
});

describe('a log-in in a hidden frame', () => {
  it('is open at 119999 ms and has timed out at 120000 ms', async () => {
    const host = new FrameHost();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ended = vi.fn();
    const flow = createSdkClient().auth.getMemberTokensForDirectLogin('session-1').catch(ended);
    await host.opened;
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await flow;
    expect(ended).toHaveBeenCalledExactlyOnceWith(new Error('OAuth flow timed out'));
    vi.useRealTimers();
    host.close();
  });
});

describe('a PKCE verifier', () => {
  it.each([43, 128])('may have %i characters, which the contract accepts', async (length) => {
    const sdk = createSdkClient();
    const flow = { ...begun(sdk), codeVerifier: pkceChallenge(length).code_verifier };
    expect(flow.codeVerifier).toHaveLength(length);
    await sdk.auth.getMemberTokens(AUTHORIZATION_CODE, flow.state, flow);
  });

  it.each([42, 129])('may not have %i characters, neither to the SDK nor to the contract', async (length) => {
    expect(() => pkceChallenge(length)).toThrow(`Expected a length between 43 and 128. Received ${length}.`);
    const sdk = createSdkClient();
    const flow = { ...begun(sdk), codeVerifier: 'v'.repeat(length) };
    await expect(sdk.auth.getMemberTokens(AUTHORIZATION_CODE, flow.state, flow)).rejects.toThrow();
    expect(network.calls.splice(0)).toMatchObject([{ answer: { status: 400 } }]);
  });

  it('has 43 characters by default', () => {
    expect(begun(createSdkClient()).codeVerifier).toHaveLength(43);
    expect(pkceChallenge().code_verifier).toHaveLength(43);
  });
});
