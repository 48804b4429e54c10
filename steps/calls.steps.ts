import type { Call } from '../mocks/index.ts';
import { operationsByService } from '../harness/services.ts';
import { waitForEarlierRequests } from '../harness/locators/visits.ts';
import { listCallsTo, waitForAnswer, waitForRequests } from './support/calls.ts';
import { toExpectation } from './support/matching.ts';
import { sdkOnlyOperations } from './sdk/sdk-facts.ts';
import { type DataTable, expect, Then, When, type World } from './world.ts';

Then('the {service} received {int} call(s)', async function (operation: string, count: number) {
  await expect.poll(() => listCallsTo(this, operation).length, `calls to ${operation}`).toBe(count);
});

Then('the calls were, in order:', async function (table: DataTable) {
  const expected = table.raw().map(([service]) => operationsByService[service!]!);
  await expect.poll(() => this.network.calls.map(({ operation }) => operation)).toEqual(expected);
});

Then('the page has sent nothing', async function () {
  await waitForEarlierRequests(this.page);
  expect(this.journal.scriptRequests).toEqual([]);
  expect(this.network.calls.map(({ url }) => url)).toEqual([]);
});

/** Used by one scenario: only 7.34 is about pages and the SDK's calls. A hook forbids these calls in all scenarios. */
Then('no call was one that only the SDK makes', async function () {
  await waitForEarlierRequests(this.page);
  await waitForRequests(this);
  expect(sdkOnlyOperations.length).toBeGreaterThan(0);
  const made = this.network.calls.map(({ operation }) => operation);
  expect(made.filter((operation) => operation === null || sdkOnlyOperations.includes(operation))).toEqual([]);
});

When('call {int} to the {service} is answered', async function (number: number, operation: string) {
  await waitForAnswer(this, operation, number);
});

/** Compares the call's JSON body with a text, or parts of the call with a table. */
Then(
  'call {int} to the {service} has:',
  async function (number: number, operation: string, expected: DataTable | string) {
    const call = await waitForCall(this, operation, number);
    if (typeof expected === 'string') expect(JSON.parse(call.request.body)).toEqual(JSON.parse(expected));
    else
      for (const [part, value] of expected.raw())
        expect(readRequestPart(call, part!), part).toEqual(toExpectation(value!));
  },
);

/** Used by one scenario: no other checks a service's answer, because a mock writes it and not the site (3.13). */
Then(
  'the answer to call {int} to the {service} is:',
  async function (number: number, operation: string, json: string) {
    await expect.poll(() => listCallsTo(this, operation)[number - 1]?.answer).toBeTruthy();
    const { status, body } = listCallsTo(this, operation)[number - 1]!.answer!;
    expect({ status, body: JSON.parse(body) }).toEqual({ status: 200, body: JSON.parse(json) });
  },
);

async function waitForCall(world: World, operation: string, number: number): Promise<Call> {
  await expect.poll(() => listCallsTo(world, operation).length).toBeGreaterThanOrEqual(number);
  return listCallsTo(world, operation)[number - 1]!;
}

/**
 * A part of a request: `method`, `address`, `header api-key`, a path into its JSON body such as `to.0.email`, or a
 * line of an e-mail's HTML by its label, `htmlContent Name`.
 */
function readRequestPart(call: Call, part: string): unknown {
  if (part === 'method') return call.method;
  if (part === 'address') return call.url;
  const [place, ...label] = part.split(' ');
  if (place === 'header') return call.request.headers[label.join(' ')];
  const value = place!
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], JSON.parse(call.request.body));
  return label.length ? findEmailLine(String(value), label.join(' ')) : value;
}

function findEmailLine(html: string, label: string): string | undefined {
  const lines = [...html.matchAll(/<p><strong>(.*?):<\/strong> (.*?)<\/p>/g)];
  return lines.find(([, name]) => name === label)?.[2];
}
