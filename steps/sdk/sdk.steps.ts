import type { Arguments } from '../../mocks/sdk/sdk-calls.ts';
import { findFunction } from './functions.ts';
import { readSdkFact, names, findOperation, readPackageSource } from './sdk-facts.ts';
import { type DataTable, expect, Then, When, type World } from '../world.ts';

/** Calls the SDK and waits until the call has ended, or has opened a hidden frame and waits for its message. */
async function call({ sdk }: World, name: string, given: Arguments): Promise<void> {
  const sdkFunction = findFunction(name);
  sdk.begin(() => sdkFunction(sdk, given));
  await Promise.race([sdk.end(), sdk.frames?.opened ?? sdk.end()]);
}

When('the SDK calls {word}', async function (name: string) {
  await call(this, name, {});
});

/** An empty cell leaves an argument out. */
When('the SDK calls {word} with:', async function (name: string, table: DataTable) {
  const given = Object.entries(table.rowsHash()).map(([key, value]) => [key, value || undefined]);
  await call(this, name, Object.fromEntries(given));
});

Then('the contract accepted {word} {word}', function (method: string, path: string) {
  const operation = findOperation(method, path);
  const calls = this.network.calls.filter((call) => call.operation === operation);
  expect(calls, String(this.sdk.outcome.error)).toHaveLength(1);
  expect(calls[0]).toMatchObject({ method, violations: [], answer: { status: 200 } });
  expect(this.sdk.outcome).toMatchObject({ value: expect.anything() });
});

/** For one scenario: only for the verifier's length does the SDK leave the check to the service (9.16). */
Then(
  'the contract refused {word} {word} for its {string}',
  function (method: string, path: string, field: string) {
    const operation = findOperation(method, path);
    const calls = this.network.calls.filter((call) => call.operation === operation);
    expect(calls).toMatchObject([{ answer: { status: 400 } }]);
    // Removes the violations, which would fail the scenario at its end.
    expect(calls[0]!.violations.splice(0).join()).toContain(field);
  },
);

Then('the SDK gives:', async function (table: DataTable) {
  const { value, error } = await this.sdk.end();
  const actual = table.raw().map(([path]) => readSdkFact(value, path!));
  const expected = table
    .raw()
    .map(([, cell]) => (cell!.startsWith('S256 of ') ? readSdkFact(value, cell!) : cell));
  expect(actual, String(error)).toEqual(expected);
});

/** Words that end in "…" may go on in any way. */
Then('the SDK fails with {string}', async function (words: string) {
  const message = (await this.sdk.end()).error?.message;
  expect(words.endsWith('…') ? `${message?.slice(0, words.length - 1)}…` : message).toBe(words);
});

/** For one scenario: one call of the SDK has a time limit (9.15). */
Then('the SDK is still waiting', async function () {
  await new Promise(setImmediate);
  expect(this.sdk.outcome).toEqual({});
});

Then('the SDK knows the {word} {word}:', function (first: string, second: string, table: DataTable) {
  expect(names[`${first} ${second}`]).toEqual(table.raw().flat());
});

Then("the SDK's source for {word} names {string}", function (module: string, words: string) {
  expect(readPackageSource(`auto_sdk_identity_${module}`)).toContain(words);
});
