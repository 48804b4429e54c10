import { AUTHORIZATION_CODE } from '../../mocks/fixtures/tokens.ts';
import { secrets, SUSPECT } from '../../mocks/fixtures/members.ts';
import { sdkCalls, sdkFetches } from '../../mocks/sdk/calls.ts';
import { FrameHost } from '../../mocks/sdk/frame.ts';
import type { Sdk } from './sdk.ts';

type Deed = (sdk: Sdk) => unknown;

const { password, captchaToken } = secrets;
const call =
  (operation: string): Deed =>
  ({ client }) =>
    sdkCalls[operation]!(client);
const fetched =
  (operation: string): Deed =>
  async ({ client }) =>
    (await sdkFetches[operation]!(client)).json();

const login =
  (email: string, secret = password, captchaTokens?: { recaptchaToken: string }): Deed =>
  ({ client }) =>
    client.auth.login({ email, password: secret, ...(captchaTokens && { captchaTokens }) });
const register =
  (email: string, captchaTokens?: { recaptchaToken: string }): Deed =>
  ({ client }) =>
    client.auth.register({ email, password, ...(captchaTokens && { captchaTokens }) });

/** Goes on with a log-in that waits for a code, after it has come that far. */
const verify =
  (verificationCode: string): Deed =>
  async ({ client }) =>
    client.auth.processVerification(
      { verificationCode },
      await client.auth.login({ email: 'unverified@lender.example', password }),
    );

const flow = ({ client }: Sdk) => client.auth.generateOAuthData('https://www.sangam.example/callback');
const memberTokens =
  (code: string | undefined, change: (state: string) => string | undefined): Deed =>
  (sdk) => {
    const begun = flow(sdk);
    return sdk.client.auth.getMemberTokens(code as string, change(begun.state) as string, begun);
  };
const same = (state: string) => state;

/** Redeems a code with a verifier of so many characters. */
export const redeem =
  (length: number): Deed =>
  (sdk) => {
    const begun = { ...flow(sdk), codeVerifier: 'v'.repeat(length) };
    return sdk.client.auth.getMemberTokens(AUTHORIZATION_CODE, begun.state, begun);
  };

/** A log-in in a hidden frame, whose page posts what `answer` says of the address that it was given. */
export const frameLogin =
  (answer?: (address: URL) => object): Deed =>
  (sdk) => {
    sdk.frames = new FrameHost();
    sdk.frames.answer = answer;
    return sdk.client.auth.getMemberTokensForDirectLogin(secrets.sessionToken);
  };
const posted = (address: URL) => ({ code: AUTHORIZATION_CODE, state: address.searchParams.get('state') });

/** What the features can ask of the SDK, by the words that they use. */
export const deeds: Record<string, Deed> = {
  'looks at its tokens': ({ client }) => client.auth.getTokens(),
  'asks for visitor tokens': ({ client }) => client.auth.generateVisitorTokens(),
  'renews its visitor token': async ({ client }) =>
    client.auth.renewToken((await client.auth.generateVisitorTokens()).refreshToken),
  "asks for a member's tokens with a code": memberTokens(AUTHORIZATION_CODE, same),
  "asks for a member's tokens with an unknown code": memberTokens('other', same),
  "asks for a member's tokens without a code": memberTokens(undefined, same),
  "asks for a member's tokens without a state": memberTokens(AUTHORIZATION_CODE, () => undefined),
  "asks for a member's tokens with another state": memberTokens(AUTHORIZATION_CODE, () => 'other'),
  "asks for a member's tokens as a server": ({ client }) =>
    client.auth.getMemberTokensForExternalLogin('member-1', 'api-key'),
  'begins an OAuth flow': flow,
  'logs a member in through a hidden frame': frameLogin(posted),
  'logs a member in through a hidden frame that posts no code': frameLogin((address) => ({
    ...posted(address),
    code: undefined,
  })),
  'asks for the data items': ({ client }) =>
    client.items.queryDataItems({ dataCollectionId: 'AnnualRevenueFiles' }).find(),

  'creates a redirect session': call('createRedirectSession'),
  'asks where to log out': ({ client }) => client.auth.logout('https://www.sangam.example'),
  registers: call('register'),
  'logs in': call('login'),
  'changes a password': call('changePassword'),
  'signs on': call('signOn'),
  'fetches the SSO login': fetched('ssoLogin'),
  'fetches the SSO callback': fetched('ssoCallback'),
  'logs out': call('logout'),
  'sends a recovery e-mail': call('sendRecoveryEmail'),
  'sends an activation e-mail': call('sendActivationEmail'),
  'recovers a password': call('recover'),
  'starts a verification': call('startVerification'),
  'verifies during a log-in': call('verifyDuringAuthentication'),
  'fetches the verification code again': fetched('resendDuringAuthentication'),

  'logs in a member': login('member@lender.example'),
  'logs in somebody whom the owner has not approved': login('unapproved@lender.example'),
  'logs in somebody whose e-mail address is not verified': login('unverified@lender.example'),
  'logs in somebody who needs a second factor': login('second-factor@lender.example'),
  'logs in with a wrong password': login('member@lender.example', 'wrong'),
  'logs in with an outdated password': login('member@lender.example', secrets.outdatedPassword),
  'logs in with an unknown e-mail address': login('nobody@lender.example'),
  'logs in a suspect without a captcha token': login(SUSPECT),
  'logs in a suspect with a captcha token': login(SUSPECT, password, { recaptchaToken: captchaToken }),
  'logs in a suspect with a wrong captcha token': login(SUSPECT, password, { recaptchaToken: 'wrong' }),
  'registers a suspect without a captcha token': register(SUSPECT),
  'registers a suspect with a wrong captcha token': register(SUSPECT, { recaptchaToken: 'wrong' }),
  'registers with what is no e-mail address': register('nobody'),
  "registers with a member's e-mail address": register('member@lender.example'),
  'goes on with the right verification code': verify(secrets.verificationCode),
  'goes on with a wrong verification code': verify('000000'),
  'goes on with a log-in that nobody has begun': ({ client }) =>
    client.auth.processVerification({ verificationCode: secrets.verificationCode }),

  'inserts a data item': call('insertItem'),
  'updates a data item': call('updateItem'),
  'saves a data item': call('saveItem'),
  'gets a data item': call('getItem'),
  'removes a data item': call('removeItem'),
  'truncates a collection': call('truncateItems'),
  'aggregates data items': call('aggregateItems'),
  'counts data items': call('countItems'),
  'asks for distinct values': call('queryDistinctValues'),
  'inserts data items': call('bulkInsertItems'),
  'updates data items': call('bulkUpdateItems'),
  'saves data items': call('bulkSaveItems'),
  'removes data items': call('bulkRemoveItems'),
  'queries references': call('queryReferencedItems'),
  'asks whether an item is referenced': call('isReferencedItem'),
  'inserts a reference': call('insertReference'),
  'removes a reference': call('removeReference'),
  'replaces references': call('replaceReferences'),
  'inserts references': call('bulkInsertReferences'),
  'removes references': call('bulkRemoveReferences'),

  'asks GraphQL': call('queryGraphql'),
  'is asked for a service plugin that nobody implements': ({ client }) =>
    client.servicePlugins.executeHandler(
      { metadata: { appExtensionType: 'EXTERNAL_DATABASE' } } as never,
      'https://www.sangam.example/plugin',
    ),
};
