import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from './expect.ts';
import { screens } from './parameters.ts';
import { siteScripts } from './screens/scripts.ts';
import { goToTheEnd, keptBySite, pageAt, roundTrip } from './screens/visits.ts';
import { unusedOperations } from './sdk/facts.ts';
import type { SiteWorld } from './world.ts';

type W = SiteWorld;

const { 'an unknown address': _unknown, ...known } = screens;
const routes = Object.values(known);

When('they come to the end of the page', async function (this: W) {
  await goToTheEnd(this.page);
});

Then(
  'each of the {int} addresses answers with status {int} and wants no password',
  async function (this: W, number: number, status: number) {
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

Then('the site keeps nothing in their browser', async function (this: W) {
  expect(await keptBySite(this.page)).toEqual([]);
});

Then('no call was one that only the SDK makes', async function (this: W) {
  // A call that has just left is not in the journal yet.
  await roundTrip(this.page);
  await expect.poll(() => [...this.journal.underWay].map((request) => request.url())).toEqual([]);
  expect(unusedOperations.length).toBeGreaterThan(0);
  const made = this.network.calls.map(({ operation }) => operation);
  expect(made.filter((operation) => operation === null || unusedOperations.includes(operation))).toEqual([]);
});

Then("the site's scripts mention {string}", async function (this: W, words: string) {
  expect(await siteScripts(this.page.request, this.origin)).toContain(words);
});

Then("the site's scripts mention none of:", async function (this: W, table: DataTable) {
  const scripts = await siteScripts(this.page.request, this.origin);
  expect(table.raw().filter(([words]) => scripts.includes(words!))).toEqual([]);
});
