import { openAnnualReturns } from './support/open-annual-returns.ts';
import { expect, Given, Then, When } from './world.ts';

Given('a visitor on {address}', async function (path: string) {
  await this.visit(path);
});

Given('a visitor for whom the annual returns have loaded', async function () {
  await this.clock.stop();
  await openAnnualReturns(this, 1000);
});

Then('they are on {address}', async function (address: string) {
  await expect(this.page).toHaveURL(new URL(address, this.origin).href);
});

/** Lets the visitor open this address outside the site; a visit to any other one fails the scenario. */
Given('{address} is reachable', async function (address: string) {
  await this.allow(address);
});

Then('a new tab shows {string}', async function (address: string) {
  const { href } = new URL(address, this.origin);
  const { tabs, expected } = this.journal;
  const unexpected = () => tabs.filter((tab) => !expected.has(tab));
  await expect.poll(() => unexpected().map((tab) => tab.url())).toEqual([href]);
  expected.add(unexpected()[0]!);
});

When('they go {direction}', async function (steps: -1 | 1) {
  await this.go(steps);
});

When('they reload the page', async function () {
  await this.page.reload();
  await this.waitUntilReady();
});

When('they come back {time} later', async function (ms: number) {
  await this.clock.pass(ms);
  await this.visit(new URL(this.page.url()).pathname);
});

/** Waits until the page is hydrated: before that, a pressed link would load a whole page. */
Then('the page has been loaded {int} time(s)', async function (count: number) {
  await expect.poll(() => this.journal.loads).toBe(count);
  await this.waitUntilReady();
});

Then('the host answered with status {int}', function (status: number) {
  expect(this.status).toBe(status);
  // Chromium logs a 404 answer as an error in the console.
  if (status === 404) this.journal.expectLinesStartingWith('error', 'Failed to load resource');
});

When('they make the window {size}', async function (size: { width: number; height?: number }) {
  await this.page.setViewportSize({ ...this.page.viewportSize()!, ...size });
});

Given('the clock stands still', async function () {
  await this.clock.stop();
});

When('{time} pass(es)', async function (ms: number) {
  await this.clock.pass(ms);
});

/** Used by one scenario: no other tests that a waiting time ignores changes of the system clock (10.9). */
When('the clock of their machine is set back by {time}', async function (ms: number) {
  await this.clock.setBack(ms);
});

/** Used by one scenario: no other prints, because only elements that slide in could be missing on paper (2.5). */
When('they print the page', async function () {
  await this.print();
});
