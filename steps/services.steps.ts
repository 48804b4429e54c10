import { callsTo, untilAnswered } from './calls.ts';
import { expect, type DataTable, Given, Then, When } from './world.ts';
import { services } from './parameters.ts';
import type { Call } from '../mocks/index.ts';

Given(
  'the {service} refuses {which} with status {int}',
  function (operation: string, nth: number | undefined, status: number) {
    this.network.addFault(operation, { kind: 'refused', status }, nth);
  },
);

Given('the {service} cuts off {which}', function (operation: string, nth: number | undefined) {
  this.network.addFault(operation, { kind: 'cut off' }, nth);
});

Given(
  'the {service} answers {which} after {time}',
  function (operation: string, nth: number | undefined, ms: number) {
    this.network.addFault(operation, { kind: 'slow', ms }, nth);
  },
);

Given(
  'the {service} answers {which} with the malformed {string}',
  function (operation: string, nth: number | undefined, body: string) {
    this.network.addFault(operation, { kind: 'malformed', body }, nth);
  },
);

Given(
  'the {service} answers {which} well, but with status {int}',
  function (operation: string, nth: number | undefined, status: number) {
    this.network.addFault(operation, { kind: 'wrong status', status }, nth);
  },
);

Then('the {service} received {int} call(s)', async function (operation: string, count: number) {
  await expect.poll(() => callsTo(this, operation).length, `calls to ${operation}`).toBe(count);
});

Then('the calls were, in order:', async function (table: DataTable) {
  const expected = table.raw().map(([service]) => services[service!]!);
  await expect.poll(() => this.network.calls.map(({ operation }) => operation)).toEqual(expected);
});

Then('no outside service was called', function () {
  expect(this.network.calls.map(({ url }) => url)).toEqual([]);
});

Then(
  'call {int} to the {service} carried:',
  async function (number: number, operation: string, table: DataTable) {
    await expect.poll(() => callsTo(this, operation).length).toBeGreaterThanOrEqual(number);
    const call = callsTo(this, operation)[number - 1]!;
    const expected = table.rowsHash();
    const actual = Object.fromEntries(Object.keys(expected).map((part) => [part, partOf(call, part)]));
    expect(actual).toEqual(expected);
  },
);

Then(
  'call {int} to the {service} mentions {string} in its {string}',
  async function (number: number, operation: string, words: string, part: string) {
    await expect.poll(() => callsTo(this, operation).length).toBeGreaterThanOrEqual(number);
    expect(partOf(callsTo(this, operation)[number - 1]!, part)).toContain(words);
  },
);

Then(
  'call {int} to the {service} does not mention {string} in its {string}',
  async function (number: number, operation: string, words: string, part: string) {
    await expect.poll(() => callsTo(this, operation).length).toBeGreaterThanOrEqual(number);
    expect(partOf(callsTo(this, operation)[number - 1]!, part)).not.toContain(words);
  },
);

Then(
  'call {int} to the {service} lists in its {string}:',
  async function (number: number, operation: string, part: string, table: DataTable) {
    await expect.poll(() => callsTo(this, operation).length).toBeGreaterThanOrEqual(number);
    const html = String(partOf(callsTo(this, operation)[number - 1]!, part));
    const lines = [...html.matchAll(/<p><strong>(.*?):<\/strong> (.*?)<\/p>/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    // The sign for an open box stands for a space, which a table would trim.
    const expected = table.raw().map(([name, value]) => [name, value === '⎵' ? ' ' : value]);
    expect(lines).toEqual(expect.arrayContaining(expected));
  },
);

Then('the console says {string}', async function (words: string) {
  await expect.poll(() => this.journal.expectLine('info', words, true), `console: ${words}`).toBeDefined();
});

Then('the console shows the error {string}', async function (words: string) {
  await expect.poll(() => this.journal.expectLine('error', words, true), `console: ${words}`).toBeDefined();
});

Then('the console shows an error beginning with {string}', async function (words: string) {
  await expect.poll(() => this.journal.expectLine('error', words, false), `console: ${words}`).toBeDefined();
});

/** A part of a request: `method`, `address`, `header api-key`, or a path into its JSON body such as `to.0.email`. */
function partOf(call: Call, part: string): unknown {
  if (part === 'method') return call.method;
  if (part === 'address') return call.url;
  if (part.startsWith('header ')) return call.request.headers[part.slice('header '.length)];
  return part
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], JSON.parse(call.request.body));
}

Given("the site's own copy of the picker is lost", async function () {
  await this.lose(/\/intlTelInput[^/]*\.js$/);
});

Then('no script has set {string}', async function (name: string) {
  expect(await this.page.evaluate((key) => key in window, name)).toBe(false);
});

When('call {int} to the {service} is answered', async function (number: number, operation: string) {
  await untilAnswered(this, operation, number);
});

Then(
  'call {int} to the {service} had the body:',
  async function (number: number, operation: string, json: string) {
    await expect.poll(() => callsTo(this, operation).length).toBeGreaterThanOrEqual(number);
    expect(JSON.parse(callsTo(this, operation)[number - 1]!.request.body)).toEqual(JSON.parse(json));
  },
);

Then(
  'the answer to call {int} of the {service} was:',
  async function (number: number, operation: string, json: string) {
    await expect.poll(() => callsTo(this, operation)[number - 1]?.answer).toBeTruthy();
    const { status, body } = callsTo(this, operation)[number - 1]!.answer!;
    expect({ status, body: JSON.parse(body) }).toEqual({ status: 200, body: JSON.parse(json) });
  },
);
