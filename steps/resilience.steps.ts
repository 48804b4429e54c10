import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Fault } from '../mocks/index.ts';
import { expect } from './expect.ts';
import { services } from './parameters.ts';
import { field, form } from './screens/form.ts';
import { regionOf } from './screens/page.ts';
import type { SiteWorld } from './world.ts';

type W = SiteWorld;

const faults: Record<string, Fault> = {
  'cuts off each call': { kind: 'cut off' },
  'keeps silent': { kind: 'slow', ms: 999_999 },
  'answers nonsense': { kind: 'malformed', body: '<html>' },
};

Given(
  /^every outside service (cuts off each call|keeps silent|answers nonsense)$/,
  function (this: W, fault: string) {
    for (const operation of Object.values(services)) this.network.break(operation, faults[fault]!);
  },
);

Then('the visitor reads no word of a failure', async function (this: W) {
  const words = await regionOf(this.page, 'content').innerText();
  expect(words.length).toBeGreaterThan(50);
  expect(words).not.toMatch(/TypeError|Failed to|undefined|\[object|\bNaN\b/);
  await expect(this.page.getByRole('alert')).toHaveCount(0);
  // The list of annual returns tells the console alone.
  this.journal.nameStartingWith('error', 'Error fetching data: ');
});

When('the connection is lost', async function (this: W) {
  // What was still on its way to the page gets lost with it.
  this.journal.lost.push(/\/assets\//);
  await this.page.context().setOffline(true);
});

When('the connection is back', async function (this: W) {
  await this.page.context().setOffline(false);
});

When('they open {screen}', async function (this: W, path: string) {
  await this.visit(path);
});

When('they come back {time} later', async function (this: W, ms: number) {
  await this.clock.pass(ms);
  await this.visit(new URL(this.page.url()).pathname);
});

Then('the form holds:', async function (this: W, table: DataTable) {
  const expected = table.rowsHash();
  const held = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.keys(expected).map(async (label) => [label, await field(this.page, label).inputValue()]),
      ),
    );
  await form(this.page).scrollIntoViewIfNeeded();
  await expect.poll(held).toEqual(expected);
});

Then('what the console said of sending is known', function (this: W) {
  const lines = ['Email sent to the company', 'Thank-you email sent'];
  const errors = ['Error sending emails', 'Failed to send'];
  const known =
    lines.reduce((sum, words) => sum + this.journal.nameStartingWith('info', words), 0) +
    errors.reduce((sum, words) => sum + this.journal.nameStartingWith('error', words), 0);
  expect(known % 2, 'each enquiry is two e-mails').toBe(0);
  expect(known).toBeGreaterThan(0);
});

Given('the browser keeps {string} for the form', async function (this: W, text: string) {
  await this.page.evaluate((kept) => localStorage.setItem('enquiry', kept), text);
});
