import { listKeptNames } from '../harness/locators/visits.ts';
import { readSiteScripts } from '../harness/locators/scripts.ts';
import { type DataTable, expect, Given, Then, When } from './world.ts';

Then('the site keeps nothing in their browser', async function () {
  await expect(this.page.getByRole('main')).toBeVisible();
  expect(await listKeptNames(this)).toEqual([]);
});

Then('the site keeps {string} in their browser', async function (name: string) {
  await expect.poll(() => listKeptNames(this)).toContain(name);
  this.journal.expected.add(name);
});

Then("the site's scripts mention {string}", async function (words: string) {
  expect(await readSiteScripts(this.page.request, this.origin)).toContain(words);
});

Then("the site's scripts mention none of:", async function (table: DataTable) {
  const scripts = await readSiteScripts(this.page.request, this.origin);
  expect(table.raw().filter(([words]) => scripts.includes(words!))).toEqual([]);
});

/** Records what the page's policy refuses; a refused script does not fail this step. */
When('this script runs on the page:', async function (script: string) {
  await this.page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
  });
  await this.page.evaluate(script).catch((error: Error) => this.log(error.message));
});

/** For one scenario: all refusals of the policy are in one outline (10.2). */
Then('the browser refuses it for {string}', async function (directive: string) {
  const refused = () => this.page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  await expect.poll(refused).toEqual([directive]);
  await expect.poll(() => this.journal.expectLinesStartingWith('error', '')).toBeGreaterThan(0);
  expect(await this.page.evaluate(() => 'ran' in window)).toBe(false);
});

Then('no script has set {string}', async function (name: string) {
  expect(await this.page.evaluate((key) => key in window, name)).toBe(false);
});

Given("before the page's own scripts this one runs:", async function (script: string) {
  await this.page.addInitScript(script);
});
