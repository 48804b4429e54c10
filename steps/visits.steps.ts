import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { expect } from './expect.ts';
import { screens } from './parameters.ts';
import { siteScripts } from './screens/scripts.ts';
import { goToTheEnd, keptBySite, passwordFields } from './screens/visits.ts';
import { unusedOperations } from './sdk/facts.ts';
import type { SiteWorld } from './world.ts';

type W = SiteWorld;

const { 'an unknown address': _unknown, ...routes } = screens;

Given('a visitor has been to the end of every page', async function (this: W) {
  for (const path of Object.values(routes)) {
    await this.visit(path);
    await goToTheEnd(this.page);
    await expect.poll(() => this.network.calls.filter(({ answer }) => !answer)).toEqual([]);
    this.visits.push({ path, status: this.status, passwords: await passwordFields(this.page) });
  }
});

Then(
  'the host answered each of the {int} with status {int}',
  function (this: W, number: number, status: number) {
    expect(this.visits).toHaveLength(number);
    expect(this.visits.filter((visit) => visit.status !== status)).toEqual([]);
  },
);

Then('none of them asked for a password', function (this: W) {
  expect(this.visits.length).toBeGreaterThan(0);
  expect(this.visits.filter(({ passwords }) => passwords)).toEqual([]);
});

Then('the site has kept nothing about them', async function (this: W) {
  expect(await keptBySite(this.page)).toEqual([]);
});

Then('no call was one that only the SDK makes', function (this: W) {
  expect(unusedOperations.length).toBeGreaterThan(0);
  const made = this.network.calls.map(({ operation }) => operation);
  expect(made.length).toBeGreaterThan(0);
  expect(made.filter((operation) => operation === null || unusedOperations.includes(operation))).toEqual([]);
});

Then("the site's scripts mention {string}", async function (this: W, words: string) {
  expect(await siteScripts(this.page.request, this.origin)).toContain(words);
});

Then("the site's scripts mention none of:", async function (this: W, table: DataTable) {
  const scripts = await siteScripts(this.page.request, this.origin);
  expect(table.raw().filter(([words]) => scripts.includes(words!))).toEqual([]);
});
