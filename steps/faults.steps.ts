import type { Fault } from '../mocks/index.ts';
import { PHONE_PICKER_FILES } from './support/calls.ts';
import { Given, When, type World } from './world.ts';

const addFaults = (world: World, operations: string[], fault: Fault, nth: number | undefined): void =>
  operations.forEach((operation) => world.network.addFault(operation, fault, nth));

Given(
  '{services} refuses {which} with status {int}',
  function (operations: string[], nth: number | undefined, status: number) {
    addFaults(this, operations, { kind: 'refused', status }, nth);
  },
);

Given('{services} cuts off {which}', function (operations: string[], nth: number | undefined) {
  addFaults(this, operations, { kind: 'cut off' }, nth);
});

Given(
  '{services} answers {which} after {time}',
  function (operations: string[], nth: number | undefined, ms: number) {
    addFaults(this, operations, { kind: 'slow', ms }, nth);
  },
);

Given(
  '{services} answers {which} with the malformed {string}',
  function (operations: string[], nth: number | undefined, body: string) {
    addFaults(this, operations, { kind: 'malformed', body }, nth);
  },
);

/** Used by one scenario: no other needs this fault, because only the SDK checks the status of a good answer (8.12). */
Given(
  '{services} answers {which} well, but with status {int}',
  function (operations: string[], nth: number | undefined, status: number) {
    addFaults(this, operations, { kind: 'wrong status', status }, nth);
  },
);

Given('a new version of the site has replaced {file}', async function (file: RegExp) {
  await this.makeUnavailable(file);
});

Given(
  'a new version of the site is replacing {file} until the page has been loaded {int} times',
  async function (file: RegExp, times: number) {
    await this.makeUnavailable(file, () => this.journal.loads >= times);
  },
);

Given('{file} comes after {time}', async function (file: RegExp, ms: number) {
  await this.delay(file, ms);
});

When('the connection is lost', async function () {
  // Expect the errors of pending requests, and of later requests for files of the site and the phone picker.
  const open = this.journal.listPending().map((url) => new RegExp(RegExp.escape(url)));
  this.journal.unavailable.push(/\/assets\//, PHONE_PICKER_FILES, ...open);
  await this.page.context().setOffline(true);
});
