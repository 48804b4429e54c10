import { verification } from '@wix/identity';
import { annualReturnsItem } from '../fixtures/stored-documents.ts';
import { identity, secrets } from '../fixtures/members.ts';
import type { SdkClient } from './client.ts';

const itemId = annualReturnsItem.id;
const collection = { dataCollectionId: 'AnnualRevenueFiles' };
const newItem = { data: { title: 'Annual returns' } };
const dataItem = { _id: itemId, ...newItem };
const referenceField = { referringItemId: itemId, referringItemFieldName: 'related' };
const itemReference = { ...referenceField, referencedItemId: itemId };
const memberLogin = { email: 'member@lender.example', password: secrets.password };
const newcomerLogin = { email: 'new@lender.example', password: secrets.password };
const siteUrl = 'https://www.sangam.example';

/** Arguments of an SDK call, by name. They replace the sample arguments below; undefined omits an argument. */
export type SdkArguments = Partial<Record<string, string>>;

/** The arguments with which a member logs in or registers, with a captcha token if the caller gives one. */
const mergeCredentials = (sample: typeof memberLogin, { captcha, ...given }: SdkArguments) => ({
  ...sample,
  ...given,
  ...(captcha && { captchaTokens: { recaptchaToken: captcha } }),
});

/** The SDK's calls by operation id, for operations only the SDK uses. `unexposedSdkCalls` has the rest of these. */
export const sdkCalls: Record<string, (sdk: SdkClient, given?: SdkArguments) => Promise<unknown>> = {
  createRedirectSession: ({ auth }) => auth.getAuthUrl(auth.generateOAuthData(siteUrl)),
  register: ({ auth }, given = {}) => auth.register(mergeCredentials(newcomerLogin, given)),
  login: ({ auth }, given = {}) => auth.login(mergeCredentials(memberLogin, given)),
  changePassword: ({ authentication }) => authentication.changePassword('new password'),
  signOn: ({ authentication }) => authentication.signOn({ email: memberLogin.email }),
  logout: ({ authentication }) => authentication.logout({ clientId: 'c', postLogoutRedirectUri: siteUrl }),
  sendRecoveryEmail: ({ auth }) => auth.sendPasswordResetEmail(memberLogin.email, siteUrl),
  sendActivationEmail: ({ recovery }) => recovery.sendActivationEmail(identity.id),
  recover: ({ recovery }) => recovery.recover(secrets.recoveryToken, { password: 'new password' }),
  startVerification: (sdk) =>
    sdk.verification.start({ identityId: identity.id, target: verification.Target.EMAIL }),
  verifyDuringAuthentication: (sdk) =>
    sdk.verification.verifyDuringAuthentication(secrets.verificationCode, {
      stateToken: secrets.stateToken,
    }),

  insertItem: ({ items }) => items.insertDataItem({ ...collection, dataItem: newItem }),
  updateItem: ({ items }) => items.updateDataItem(itemId, { ...collection, dataItem: newItem }),
  saveItem: ({ items }) => items.saveDataItem({ ...collection, dataItem }),
  getItem: ({ items }) => items.getDataItem(itemId, collection),
  removeItem: ({ items }) => items.removeDataItem(itemId, collection),
  truncateItems: ({ items }) => items.truncateDataItems(collection),
  aggregateItems: ({ items }) =>
    items.aggregateDataItems({
      ...collection,
      aggregation: {
        groupingFields: ['title'],
        operations: [{ resultFieldName: 'number', itemCount: {} }],
      },
    }),
  countItems: ({ items }) => items.countDataItems(collection),
  queryDistinctValues: ({ items }) => items.queryDistinctValues({ ...collection, fieldName: 'title' }),

  bulkInsertItems: ({ items }) => items.bulkInsertDataItems({ ...collection, dataItems: [newItem] }),
  bulkUpdateItems: ({ items }) => items.bulkUpdateDataItems({ ...collection, dataItems: [dataItem] }),
  bulkSaveItems: ({ items }) => items.bulkSaveDataItems({ ...collection, dataItems: [dataItem] }),
  bulkRemoveItems: ({ items }) => items.bulkRemoveDataItems({ ...collection, dataItemIds: [itemId] }),

  queryReferencedItems: ({ items }) => items.queryReferencedDataItems({ ...collection, ...referenceField }),
  isReferencedItem: ({ items }) => items.isReferencedDataItem({ ...collection, ...itemReference }),
  insertReference: ({ items }) =>
    items.insertDataItemReference({ ...collection, dataItemReference: itemReference }),
  removeReference: ({ items }) =>
    items.removeDataItemReference({ ...collection, dataItemReference: itemReference }),
  replaceReferences: ({ items }) =>
    items.replaceDataItemReferences({ ...collection, ...referenceField, newReferencedItemIds: [itemId] }),
  bulkInsertReferences: ({ items }) =>
    items.bulkInsertDataItemReferences({ ...collection, dataItemReferences: [itemReference] }),
  bulkRemoveReferences: ({ items }) =>
    items.bulkRemoveDataItemReferences({ ...collection, dataItemReferences: [itemReference] }),

  queryGraphql: (sdk) => sdk.graphql('{ __typename }', {}),
};

const AUTHENTICATION_PATH = '/_api/iam/authentication/v1';

/**
 * Operations that no public function of the SDK calls any more, although the installed packages still contain their
 * addresses. We call them by the SDK's authorized `fetch`.
 */
export const unexposedSdkCalls: Record<string, (sdk: SdkClient) => Promise<Response>> = {
  ssoLogin: (sdk) =>
    sdk.fetch(`${AUTHENTICATION_PATH}/sso/login-with-token-params-redirect`, { method: 'GET' }),
  ssoCallback: (sdk) =>
    sdk.fetch(`${AUTHENTICATION_PATH}/sso/callback/root/other-provider?code=c&state=s`, { method: 'GET' }),
  resendDuringAuthentication: (sdk) =>
    sdk.fetch('/_api/iam/verification/v1/auth/resend', {
      method: 'POST',
      body: JSON.stringify({ stateToken: secrets.stateToken }),
    }),
};
