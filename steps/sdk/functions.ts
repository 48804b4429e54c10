import { pkceChallenge } from '../../node_modules/@wix/sdk/build/auth/oauth2/pkce-challenge.js';
import { secrets } from '../../mocks/fixtures/members.ts';
import { AUTHORIZATION_CODE } from '../../mocks/fixtures/issued-tokens.ts';
import { type SdkArguments, sdkCalls, unexposedSdkCalls } from '../../mocks/sdk/sdk-calls.ts';
import { LoginFrameHost } from '../../mocks/sdk/login-frame-host.ts';
import { callGetOrPost } from '../../mocks/sdk/get-or-post.ts';
import type { Sdk } from './sdk.ts';

type SdkFunction = (sdk: Sdk, given: SdkArguments) => unknown;

const CALLBACK_URL = 'https://www.sangam.example/callback';

/** Functions of the SDK in addition to those of mocks/sdk/sdk-calls.ts, by the names that features use. */
const featureOnlySdkFunctions: Record<string, SdkFunction> = {
  getTokens: ({ client }) => client.auth.getTokens(),
  generateVisitorTokens: ({ client }) => client.auth.generateVisitorTokens(),
  renewToken: async ({ client }) =>
    client.auth.renewToken((await client.auth.generateVisitorTokens()).refreshToken),
  generateOAuthData: ({ client }) => client.auth.generateOAuthData(CALLBACK_URL),
  getMemberTokens({ client }, given) {
    const flow = client.auth.generateOAuthData(CALLBACK_URL);
    const { code, state } = { code: AUTHORIZATION_CODE, state: flow.state, ...given };
    const codeVerifier = given.verifierLength ? 'v'.repeat(Number(given.verifierLength)) : flow.codeVerifier;
    return client.auth.getMemberTokens(code!, state!, { ...flow, codeVerifier });
  },
  getMemberTokensForExternalLogin: ({ client }) =>
    client.auth.getMemberTokensForExternalLogin('member-1', 'api-key'),
  /** Logs in by a hidden frame. It posts OAuth's `state` if `posts` is set, and a code if `posts` contains `code`. */
  getMemberTokensForDirectLogin(sdk, { posts = '' }) {
    sdk.frames = new LoginFrameHost();
    if (posts)
      sdk.frames.answer = ({ searchParams }) => ({
        code: posts.includes('code') ? AUTHORIZATION_CODE : undefined,
        state: searchParams.get('state'),
      });
    return sdk.client.auth.getMemberTokensForDirectLogin(secrets.sessionToken);
  },
  /** Confirms a log-in by `verificationCode`; if `email` is given, first begins a log-in with that address. */
  processVerification: async ({ client }, { email, verificationCode = secrets.verificationCode }) =>
    client.auth.processVerification(
      { verificationCode },
      email ? await client.auth.login({ email, password: secrets.password }) : undefined,
    ),
  pkceChallenge: (_sdk, { length }) => pkceChallenge(Number(length)),
  getOrPost: ({ client }, { queryLength }) => callGetOrPost(client, Number(queryLength)),
  whereToLogOut: ({ client }) => client.auth.logout('https://www.sangam.example'),
  queryItems: ({ client }) => client.items.queryDataItems({ dataCollectionId: 'AnnualRevenueFiles' }).find(),
  executeHandler: ({ client }) =>
    client.servicePlugins.executeHandler(
      { metadata: { appExtensionType: 'EXTERNAL_DATABASE' } } as never,
      'https://www.sangam.example/plugin',
    ),
};

/** Finds a function by name: one of the SDK's own, or the call of an operation. Throws for an unknown name. */
export function findSdkFunction(name: string): SdkFunction {
  const call = sdkCalls[name];
  if (call) return ({ client }, given) => call(client, given);
  const fetched = unexposedSdkCalls[name];
  if (fetched) return async ({ client }) => (await fetched(client)).json();
  const own = featureOnlySdkFunctions[name];
  if (own) return own;
  throw new Error(`The SDK has no function or operation "${name}".`);
}
