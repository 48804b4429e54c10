import { keptBySite } from '../harness/locators/visits.ts';
import { siteScripts } from '../harness/locators/scripts.ts';
import { type DataTable, expect, Given, Then, When } from './world.ts';

Then('the site keeps nothing in their browser', async function () {
  await expect(this.page.getByRole('main')).toBeVisible();
  expect(await keptBySite(this)).toEqual([]);
});

Then('the site keeps {string} in their browser', async function (name: string) {
  await expect.poll(() => keptBySite(this)).toContain(name);
  this.journal.expected.add(name);
});

Then("the site's scripts mention {string}", async function (words: string) {
  expect(await siteScripts(this.page.request, this.origin)).toContain(words);
});

Then("the site's scripts mention none of:", async function (table: DataTable) {
  const scripts = await siteScripts(this.page.request, this.origin);
  expect(table.raw().filter(([words]) => scripts.includes(words!))).toEqual([]);
});

/** What the page's policy refuses of it is for a later step to say. */
When('this script runs on the page:', async function (script: string) {
  await this.page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
  });
  await this.page.evaluate(script).catch((error: Error) => this.log(error.message));
});

Then('the browser refuses it for {string}', async function (directive: string) {
  const refused = () => this.page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  await expect.poll(refused).toEqual([directive]);
  await expect.poll(() => this.journal.expectLinesStartingWith('error', '')).toBeGreaterThan(0);
  expect(await this.page.evaluate(() => 'ran' in window)).toBe(false);
});

Then('no script has set {string}', async function (name: string) {
  expect(await this.page.evaluate((key) => key in window, name)).toBe(false);
});

/** One use: a script of the site is its own; the only ones from outside are the picker's (10.4). */
Then('{int} scripts from outside have come, each with its checksum', async function (count: number) {
  const scripts = () =>
    this.page.evaluate(() =>
      [...document.querySelectorAll('script')]
        .filter(({ src }) => src && new URL(src).origin !== location.origin)
        .map(({ integrity, crossOrigin }) => [integrity.startsWith('sha384-'), crossOrigin]),
    );
  await expect.poll(scripts).toEqual(Array.from({ length: count }, () => [true, 'anonymous']));
});

Given('a listener that notes preload errors', async function () {
  await this.page.addInitScript(notePreloadErrors, false);
});

/** One use: the event of the build tool's loader can be handled, and then the error is not thrown (8.11). */
Given('a listener that handles preload errors', async function () {
  await this.page.addInitScript(notePreloadErrors, true);
});

Given('a browser that has no {string}', async function (name: string) {
  await this.page.addInitScript((global) => void Reflect.deleteProperty(window, global), name);
});

/** One use: the only thing that the site keeps for itself is that it has reloaded (8.10). */
Given('a browser that keeps nothing for the site', async function () {
  await this.page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
});

/** Runs in the page: says in its console that the event came, and handles it where it is told to. */
function notePreloadErrors(handle: boolean): void {
  addEventListener('vite:preloadError', (event) => {
    console.info(`Preload error: ${(event as Event & { payload: Error }).payload.name}`);
    if (handle) event.preventDefault();
  });
}
