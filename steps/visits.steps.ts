import { download } from './annual-returns.ts';
import { expect, type DataTable, Then, When, Given } from './world.ts';
import { goToTheEnd, keptBySite, pageAt, roundTrip } from '../harness/locators/visits.ts';
import { regionOf } from '../harness/locators/page.ts';
import { screens } from './parameters.ts';
import { siteScripts } from '../harness/locators/scripts.ts';
import { unusedOperations } from './sdk/facts.ts';

const { 'an unknown address': _unknown, ...known } = screens;
const routes = Object.values(known);

When('they come to the end of the page', async function () {
  await goToTheEnd(this.page);
});

Then(
  'each of the {int} addresses answers with status {int} and wants no password',
  async function (number: number, status: number) {
    const pages = await Promise.all(routes.map((path) => pageAt(this.page.request, this.origin + path)));
    const expected = routes.map((path) => ({
      address: this.origin + path,
      status,
      heading: true,
      password: false,
    }));
    expect(pages).toEqual(expected);
    expect(pages).toHaveLength(number);
  },
);

Then('the site keeps nothing in their browser', async function () {
  expect(await keptBySite(this)).toEqual([]);
});

Then('no call was one that only the SDK makes', async function () {
  // A call that has just left is not in the journal yet.
  await roundTrip(this.page);
  await expect.poll(() => [...this.journal.underWay].map((request) => request.url())).toEqual([]);
  expect(unusedOperations.length).toBeGreaterThan(0);
  const made = this.network.calls.map(({ operation }) => operation);
  expect(made.filter((operation) => operation === null || unusedOperations.includes(operation))).toEqual([]);
});

Then('the site keeps {string} in their browser', async function (name: string) {
  await expect.poll(() => keptBySite(this)).toContain(name);
  this.journal.named.add(name);
});

Then("the site's scripts mention {string}", async function (words: string) {
  expect(await siteScripts(this.page.request, this.origin)).toContain(words);
});

Then("the site's scripts mention none of:", async function (table: DataTable) {
  const scripts = await siteScripts(this.page.request, this.origin);
  expect(table.raw().filter(([words]) => scripts.includes(words!))).toEqual([]);
});

Then('the browser keeps nothing about them', async function () {
  await expect(regionOf(this.page, 'footer')).toBeVisible();
  expect(await this.page.context().cookies()).toEqual([]);
  expect(await this.page.evaluate(() => localStorage.length)).toBe(0);
});

Then('they can download {string}', async function (name: string) {
  expect((await download(this, name)).suggestedFilename()).toBe(name);
});

Given('{place} is reachable', async function (address: string) {
  await this.allow(address);
});

Then('they have left for {place}', async function (address: string) {
  await expect(this.page).toHaveURL(address);
});

Then('a new tab shows {string}', async function (address: string) {
  await expect.poll(() => this.journal.tabs.map((tab) => tab.url())).toEqual([address]);
  this.journal.named.add(this.journal.tabs[0]!);
});

Given('the clock stands still', async function () {
  await this.clock.stop();
});

When('{time} pass(es)', async function (ms: number) {
  await this.clock.pass(ms);
});

When('the clock of their machine is set back by {time}', async function (ms: number) {
  await this.clock.setBack(ms);
});

When('they go forward', async function () {
  await this.page.goForward();
});

Then('the focus is on the new screen', async function () {
  await expect(this.page.getByRole('main')).toBeFocused();
});

Then('the page has been loaded {int} time(s)', async function (count: number) {
  await expect.poll(() => this.journal.loads).toBe(count);
});
