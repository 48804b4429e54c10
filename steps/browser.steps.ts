import type { Page } from '@playwright/test';
import { listCookieAndStoreNames, waitForEarlierRequests } from '../harness/locators/visits.ts';
import { readSiteScripts } from '../harness/locators/scripts.ts';
import { waitForRequests } from './support/calls.ts';
import { intrusionAttempts } from './support/page-events.ts';
import type { ExpectedRequests } from './support/site-files.ts';
import { type DataTable, expect, Given, Then, When, type World } from './world.ts';

Then('the site keeps nothing in their browser', async function () {
  await expect(this.page.getByRole('main')).toBeVisible();
  expect(await listCookieAndStoreNames(this)).toEqual([]);
});

Then('the site keeps {string} in their browser', async function (name: string) {
  await expect.poll(() => listCookieAndStoreNames(this)).toContain(name);
  this.journal.expected.add(name);
});

/** Each row has words that the scripts must contain or, after `not `, must not contain. */
Then("the site's scripts mention:", async function (table: DataTable) {
  const scripts = await readSiteScripts(this.page.request, this.origin);
  const rows = table.raw().map(([words]) => /^(not )?(.*)$/.exec(words!)!);
  expect(rows.filter(([, not, words]) => scripts.includes(words!) === Boolean(not)).map(String)).toEqual([]);
});

/** Replaces the condition that an earlier use of this step in the scenario has set. */
Given('a browser in which {condition}', async function (scripts: readonly (() => void)[]) {
  for (const former of this.conditionScripts) await former.dispose();
  this.conditionScripts = [];
  for (const script of scripts) this.conditionScripts.push(await this.page.addInitScript(script));
});

When('{event}', async function (happen: (page: Page) => Promise<unknown>) {
  await happen(this.page);
});

/** Used by one scenario: no other has an intruder (10.2). The page's policy must refuse each attempt. */
Then("the browser refuses an intruder's attempts to:", async function (table: DataTable) {
  for (const [name = ''] of table.raw()) {
    const { run, refusedBy } = intrusionAttempts[name]!;
    await this.page.evaluate(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
    });
    await this.page.evaluate(run).catch((error: Error) => this.log(error.message));
    const refused = () => this.page.evaluate(() => (window as unknown as { refused: string[] }).refused);
    await expect.poll(refused, name).toEqual([refusedBy]);
    await expect.poll(() => this.journal.expectLinesStartingWith('error', ''), name).toBeGreaterThan(0);
    expect(await this.page.evaluate(() => 'ran' in window), name).toBe(false);
  }
});

/**
 * Waits until no request is pending except those that the scenario delays, then counts the requests for the file. By
 * then scripts and styles have arrived, and the page has had time to use them.
 */
Then('{file} is {progress}', async function (file: RegExp, { counts, times }: ExpectedRequests) {
  const list = () => [...this.journal.fetched, ...(counts === 'requested' ? this.journal.listPending() : [])];
  const count = () => list().filter((address) => file.test(address)).length;
  if (await this.page.evaluate(() => navigator.onLine)) {
    await waitForEarlierRequests(this.page);
    await expect.poll(count, `${counts}: ${file}`).toBe(times);
    await waitForRequests(this, (address) => !this.journal.delayed.some((late) => late.test(address)));
    await waitForEarlierRequests(this.page);
  }
  expect(count(), `${counts}: ${file}`).toBe(times);
});

/** The lines that the console shows when both e-mails of an enquiry have been sent (7.8). */
const SENT_EMAIL_LINES = ['Email sent to the company', 'Thank-you email sent'];

Then('the console says {string}', async function (words: string) {
  await expectConsoleLine(this, 'info', words);
});

Then('the console shows the error {string}', async function (words: string) {
  await expectConsoleLine(this, 'error', words);
});

Then('the console says that both e-mails were sent', async function () {
  for (const words of SENT_EMAIL_LINES) await expectConsoleLine(this, 'info', words);
});

Then("the console's lines about e-mails are expected", async function () {
  const errors = ['Error sending emails', 'Failed to send'];
  const expectNew = (type: string, all: readonly string[]) =>
    all.reduce((sum, words) => sum + this.journal.expectLinesStartingWith(type, words), 0);
  let lines = 0;
  // The console may not have the line of the second e-mail yet.
  const areInPairs = () => {
    lines += expectNew('info', SENT_EMAIL_LINES) + expectNew('error', errors);
    return lines > 0 && lines % 2 === 0;
  };
  await expect.poll(areInPairs, 'each enquiry is two e-mails').toBe(true);
});

/** Waits for a console line and marks it as expected. If `words` end in "…", the line may continue in any way. */
async function expectConsoleLine({ journal }: World, type: 'info' | 'error', words: string): Promise<void> {
  const isWhole = !words.endsWith('…');
  const line = () => journal.expectLine(type, isWhole ? words : words.slice(0, -1), isWhole);
  await expect.poll(line, `console: ${words}`).toBeDefined();
}
