import { listKeptNames, waitForRoundTrip } from '../harness/locators/visits.ts';
import { readSiteScripts } from '../harness/locators/scripts.ts';
import { waitForRequests } from './calls.ts';
import { type DataTable, expect, Given, Then, When } from './world.ts';

Then('the site keeps nothing in their browser', async function () {
  await expect(this.page.getByRole('main')).toBeVisible();
  expect(await listKeptNames(this)).toEqual([]);
});

Then('the site keeps {string} in their browser', async function (name: string) {
  await expect.poll(() => listKeptNames(this)).toContain(name);
  this.journal.expected.add(name);
});

/** A row that begins with `not ` says what none of the scripts mentions. */
Then("the site's scripts mention:", async function (table: DataTable) {
  const scripts = await readSiteScripts(this.page.request, this.origin);
  const rows = table.raw().map(([words]) => /^(not )?(.*)$/.exec(words!)!);
  expect(rows.filter(([, not, words]) => scripts.includes(words!) === Boolean(not)).map(String)).toEqual([]);
});

/** Records violations of the page's content policy; a refused script does not fail this step. */
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

/**
 * A recorded fetch is complete, a recorded request may be pending. So this also waits until no request is pending, except
 * those that the scenario delays: code and its styles have then arrived, and the page has had a moment to use them.
 */
Then(
  'the code of the {chunk} was {word} {int} time(s)',
  async function (files: RegExp, how: string, times: number) {
    expect(['requested', 'fetched']).toContain(how);
    const list = () => [...this.journal.fetched, ...(how === 'requested' ? this.journal.listOpen() : [])];
    const count = () => list().filter((address) => files.test(address)).length;
    if (!(await this.page.evaluate(() => navigator.onLine))) return expect(count()).toBe(times);
    await waitForRoundTrip(this.page);
    await expect.poll(count, `${how}: ${files}`).toBe(times);
    await waitForRequests(this, (address) => !this.journal.delayed.some((late) => late.test(address)));
    await waitForRoundTrip(this.page);
  },
);
