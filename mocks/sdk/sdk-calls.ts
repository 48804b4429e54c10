import { verification } from '@wix/identity';
import { annualReturns } from '../fixtures/stored-documents.ts';
import { identity, secrets } from '../fixtures/members.ts';
import type { SdkClient } from './client.ts';

const id = annualReturns.id;
const inCollection = { dataCollectionId: 'AnnualRevenueFiles' };
const data = { title: 'Annual returns' };
const dataItem = { _id: id, data };
const field = { referringItemId: id, referringItemFieldName: 'related' };
const reference = { ...field, referencedItemId: id };
const member = { email: 'member@lender.example', password: secrets.password };
const newcomer = { email: 'new@lender.example', password: secrets.password };
const home = 'https://www.sangam.example';

/** Arguments, by name, that a scenario passes to an SDK function instead of the sample's; undefined omits one. */
export type SdkArguments = Partial<Record<string, string>>;

/** The arguments with which a member logs in or registers, with a captcha token if the caller gives one. */
const credentials = (sample: typeof member, { captcha, ...given }: SdkArguments) => ({
  ...sample,
  ...given,
  ...(captcha && { captchaTokens: { recaptchaToken: captcha } }),
});

/** For each operation that only the SDK uses, except those of `sdkFetches`, the call of the SDK's API that makes it. */
export const sdkCalls: Record<string, (sdk: SdkClient, given?: SdkArguments) => Promise<unknown>> = {
  createRedirectSession: ({ auth }) => auth.getAuthUrl(auth.generateOAuthData(home)),
  register: ({ auth }, given = {}) => auth.register(credentials(newcomer, given)),
  login: ({ auth }, given = {}) => auth.login(credentials(member, given)),
  changePassword: ({ authentication }) => authentication.changePassword('new password'),
  signOn: ({ authentication }) => authentication.signOn({ email: member.email }),
  logout: ({ authentication }) => authentication.logout({ clientId: 'c', postLogoutRedirectUri: home }),
  sendRecoveryEmail: ({ auth }) => auth.sendPasswordResetEmail(member.email, home),
  sendActivationEmail: ({ recovery }) => recovery.sendActivationEmail(identity.id),
  recover: ({ recovery }) => recovery.recover(secrets.recoveryToken, { password: 'new password' }),
  startVerification: (sdk) =>
    sdk.verification.start({ identityId: identity.id, target: verification.Target.EMAIL }),
  verifyDuringAuthentication: (sdk) =>
    sdk.verification.verifyDuringAuthentication(secrets.verificationCode, {
      stateToken: secrets.stateToken,
    }),

  insertItem: ({ items }) => items.insertDataItem({ ...inCollection, dataItem: { data } }),
  updateItem: ({ items }) => items.updateDataItem(id, { ...inCollection, dataItem: { data } }),
  saveItem: ({ items }) => items.saveDataItem({ ...inCollection, dataItem }),
  getItem: ({ items }) => items.getDataItem(id, inCollection),
  removeItem: ({ items }) => items.removeDataItem(id, inCollection),
  truncateItems: ({ items }) => items.truncateDataItems(inCollection),
  aggregateItems: ({ items }) =>
    items.aggregateDataItems({
      ...inCollection,
      aggregation: {
        groupingFields: ['title'],
        operations: [{ resultFieldName: 'number', itemCount: {} }],
      },
    }),
  countItems: ({ items }) => items.countDataItems(inCollection),
  queryDistinctValues: ({ items }) => items.queryDistinctValues({ ...inCollection, fieldName: 'title' }),

  bulkInsertItems: ({ items }) => items.bulkInsertDataItems({ ...inCollection, dataItems: [{ data }] }),
  bulkUpdateItems: ({ items }) => items.bulkUpdateDataItems({ ...inCollection, dataItems: [dataItem] }),
  bulkSaveItems: ({ items }) => items.bulkSaveDataItems({ ...inCollection, dataItems: [dataItem] }),
  bulkRemoveItems: ({ items }) => items.bulkRemoveDataItems({ ...inCollection, dataItemIds: [id] }),

  queryReferencedItems: ({ items }) => items.queryReferencedDataItems({ ...inCollection, ...field }),
  isReferencedItem: ({ items }) => items.isReferencedDataItem({ ...inCollection, ...reference }),
  insertReference: ({ items }) =>
    items.insertDataItemReference({ ...inCollection, dataItemReference: reference }),
  removeReference: ({ items }) =>
    items.removeDataItemReference({ ...inCollection, dataItemReference: reference }),
  replaceReferences: ({ items }) =>
    items.replaceDataItemReferences({ ...inCollection, ...field, newReferencedItemIds: [id] }),
  bulkInsertReferences: ({ items }) =>
    items.bulkInsertDataItemReferences({ ...inCollection, dataItemReferences: [reference] }),
  bulkRemoveReferences: ({ items }) =>
    items.bulkRemoveDataItemReferences({ ...inCollection, dataItemReferences: [reference] }),

  queryGraphql: (sdk) => sdk.graphql('{ __typename }', {}),
};

const AUTHENTICATION = '/_api/iam/authentication/v1';

/**
 * Operations that no public function of the SDK calls any more, although the installed packages still contain their
 * addresses. We call them by the SDK's authorized `fetch`.
 */
export const sdkFetches: Record<string, (sdk: SdkClient) => Promise<Response>> = {
  ssoLogin: (sdk) => sdk.fetch(`${AUTHENTICATION}/sso/login-with-token-params-redirect`, { method: 'GET' }),
  ssoCallback: (sdk) =>
    sdk.fetch(`${AUTHENTICATION}/sso/callback/root/other-provider?code=c&state=s`, { method: 'GET' }),
  resendDuringAuthentication: (sdk) =>
    sdk.fetch('/_api/iam/verification/v1/auth/resend', {
      method: 'POST',
      body: JSON.stringify({ stateToken: secrets.stateToken }),
    }),
};
