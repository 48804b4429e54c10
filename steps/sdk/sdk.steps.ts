import type { Call } from '../../mocks/index.ts';
import type { SdkArguments } from '../../mocks/sdk/sdk-calls.ts';
import { findSdkFunction } from './functions.ts';
import { readSdkFact, namesExportedBySdk, findOperation, readPackageSource } from './sdk-facts.ts';
import { Sdk } from './sdk.ts';
import { toExpectation } from '../support/matching.ts';
import { type DataTable, expect, Then, When, type World } from '../world.ts';

/** Calls the SDK. Returns once the call has ended, or has opened a hidden frame and waits for a message from it. */
async function callSdk({ sdk }: World, name: string, given: SdkArguments): Promise<void> {
  const sdkFunction = findSdkFunction(name);
  sdk.begin(() => sdkFunction(sdk, given));
  await Promise.race([sdk.end(), sdk.frames?.opened ?? sdk.end()]);
}

When('the SDK calls {word}', async function (name: string) {
  await callSdk(this, name, {});
});

/**
 * Each row is a call by a new client of the SDK. Columns: `function`; `with …`: an argument, omitted if the cell says
 * `none`; `request`: what was sent; `refused for`: the part of the request that broke the contract, if any; `failure`:
 * the SDK's error, if any. Every other column is a fact of the SDK's result; an empty cell is not compared.
 */
Then("the SDK's calls have these results:", async function (table: DataTable) {
  for (const row of table.hashes()) await expectSdkCallResult(this, row);
});

const SDK_CALL_COLUMNS = ['function', 'request', 'refused for', 'failure'];

async function expectSdkCallResult(world: World, row: Record<string, string>): Promise<void> {
  const cells = Object.entries(row).filter(([, cell]) => cell);
  const { function: name = '', request, 'refused for': part, failure } = Object.fromEntries(cells);
  const given = cells
    .filter(([column]) => column.startsWith('with '))
    .map(([column, cell]) => [column.slice('with '.length), toExpectation(cell)]);
  const before = world.network.calls.length;
  world.sdk.frames?.close();
  world.sdk = new Sdk();
  await callSdk(world, name, Object.fromEntries(given) as SdkArguments);
  const { value, error } = await world.sdk.end();
  if (request) expectSdkRequest(world.network.calls.slice(before), request, part, error);
  expect(error?.message, `failure of ${name}`).toEqual(failure && toExpectation(failure));
  const facts = cells.filter(([column]) => !column.startsWith('with ') && !SDK_CALL_COLUMNS.includes(column));
  expectSdkFacts(value, facts, name);
}

/** Expects one call of this method and path. It kept the contract or, if `part` is given, broke it in that part. */
function expectSdkRequest(calls: readonly Call[], request: string, part?: string, error?: Error): void {
  const [method = '', path = ''] = request.split(' ');
  const operation = findOperation(method, path);
  const own = calls.filter((one) => one.operation === operation);
  expect(own, `${request} ${error}`).toHaveLength(1);
  // Remove the expected violations, which would fail the scenario at its end.
  const violations = part ? own[0]!.violations.splice(0) : [];
  if (part) expect(violations.join(), request).toContain(part);
  expect(own[0]).toMatchObject({ method, violations: [], answer: { status: part ? 400 : 200 } });
}

Then('the SDK gives:', async function (table: DataTable) {
  const { value, error } = await this.sdk.end();
  expectSdkFacts(value, table.raw(), String(error));
});

function expectSdkFacts(value: unknown, cells: readonly string[][], about: string): void {
  const actual = cells.map(([path = '']) => readSdkFact(value, path));
  const expected = cells.map(([, cell = '']) =>
    cell.startsWith('S256 of ') ? readSdkFact(value, cell) : cell,
  );
  expect(actual, about).toEqual(expected);
}

/** If the words end in "…", the message may continue in any way. */
Then('the SDK fails with {string}', async function (words: string) {
  const message = (await this.sdk.end()).error?.message;
  expect(words.endsWith('…') ? `${message?.slice(0, words.length - 1)}…` : message).toBe(words);
});

/** Used by one scenario: only in 9.15 must the SDK wait until a time limit, and not end earlier. */
Then('the SDK is still waiting', async function () {
  await new Promise(setImmediate);
  expect(this.sdk.outcome).toEqual({});
});

Then('the SDK knows the {word} {word}:', function (first: string, second: string, table: DataTable) {
  expect(namesExportedBySdk[`${first} ${second}`]).toEqual(table.raw().flat());
});

Then("the SDK's source for {word} names {string}", function (module: string, words: string) {
  expect(readPackageSource(`auto_sdk_identity_${module}`)).toContain(words);
});
