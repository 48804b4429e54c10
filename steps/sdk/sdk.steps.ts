import { pkceChallenge } from '../../node_modules/@wix/sdk/build/auth/oauth2/pkce-challenge.js';
import { callGetOrPost } from '../../mocks/sdk/get-or-post.ts';
import { type deeds, frameLogin, redeem } from './deeds.ts';
import { challengeOf, names, operationAt, sourceOf, valueAt } from './facts.ts';
import { type DataTable, expect, Then, When } from '../world.ts';

When('the SDK {deed}', async function (deed: (typeof deeds)[string]) {
  this.sdk.begin(deed);
  await this.sdk.end();
});

When('the SDK begins a log-in in a hidden frame that nobody finishes', async function () {
  this.sdk.begin(frameLogin());
  await this.sdk.frames!.opened;
});

When('the SDK makes a PKCE verifier of {int} characters', async function (length: number) {
  this.sdk.begin(() => pkceChallenge(length));
  await this.sdk.end();
});

When(
  "the SDK asks for a member's tokens with a verifier of {int} characters",
  async function (length: number) {
    this.sdk.begin(redeem(length));
    await this.sdk.end();
  },
);

When('the SDK makes a GET call with a query string of {int} characters', async function (length: number) {
  this.sdk.begin(({ client }) => callGetOrPost(client, length));
  await this.sdk.end();
});

Then('the contract accepted {word} {word}', function (method: string, path: string) {
  const operation = operationAt(method, path);
  const calls = this.network.calls.filter((call) => call.operation === operation);
  expect(calls, String(this.sdk.outcome.error)).toHaveLength(1);
  expect(calls[0]).toMatchObject({ method, violations: [], answer: { status: 200 } });
  expect(this.sdk.outcome).toMatchObject({ value: expect.anything() });
});

Then(
  'the contract refused {word} {word} for its {string}',
  function (method: string, path: string, field: string) {
    const operation = operationAt(method, path);
    const calls = this.network.calls.filter((call) => call.operation === operation);
    expect(calls).toMatchObject([{ answer: { status: 400 } }]);
    // Named here, it is not held against the scenario.
    expect(calls[0]!.violations.splice(0).join()).toContain(field);
  },
);

Then('the SDK gives:', async function (table: DataTable) {
  const { value, error } = await this.sdk.end();
  const expected = table.rowsHash();
  const actual = Object.keys(expected).map((path) => [path, String(valueAt(value, path))]);
  expect(Object.fromEntries(actual), String(error)).toEqual(expected);
});

Then('the SDK fails with {string}', async function (words: string) {
  expect((await this.sdk.end()).error?.message).toBe(words);
});

Then('the SDK fails with an error beginning with {string}', async function (words: string) {
  expect((await this.sdk.end()).error?.message.slice(0, words.length)).toBe(words);
});

Then('the SDK is still waiting', async function () {
  await new Promise(setImmediate);
  expect(this.sdk.outcome).toEqual({});
});

Then('the SDK knows the {word} {word}:', function (first: string, second: string, table: DataTable) {
  expect(names[`${first} ${second}`]).toEqual(table.raw().flat());
});

Then("the SDK's source for {word} names {string}", function (module: string, words: string) {
  expect(sourceOf(`auto_sdk_identity_${module}`)).toContain(words);
});

Then('the challenge is the S256 of the verifier', function () {
  const { codeVerifier, codeChallenge } = this.sdk.outcome.value as Record<string, string>;
  expect(codeChallenge).toBe(challengeOf(codeVerifier!));
});
