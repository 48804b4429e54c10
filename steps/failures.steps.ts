import { expect, Given, Then, When, type DataTable } from './world.ts';
import { field, form } from '../harness/locators/form.ts';
import { services } from './parameters.ts';
import type { Fault } from '../mocks/index.ts';

const codeOf = (screen: string) => new RegExp(`/assets/${screen}-[^/]*\\.js$`);

Given('the code of the {word} screen is lost', async function (screen: string) {
  await this.lose(codeOf(screen));
});

Given(
  'the code of the {word} screen is lost until the page has been loaded {int} times',
  async function (screen: string, times: number) {
    await this.lose(codeOf(screen), () => this.journal.loads >= times);
  },
);

Given('a listener that notes preload errors', async function () {
  await this.page.addInitScript(notePreloadErrors, false);
});

Given('a listener that handles preload errors', async function () {
  await this.page.addInitScript(notePreloadErrors, true);
});

Given('a browser that has no {string}', async function (name: string) {
  await this.page.addInitScript((global) => void Reflect.deleteProperty(window, global), name);
});

Given('a browser that keeps nothing for the site', async function () {
  await this.page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
});

When('they press {string} and the page is loaded again', async function (name: string) {
  const { loads } = this.journal;
  await this.press(this.page.getByRole('button', { name, exact: true }));
  await expect.poll(() => this.journal.loads).toBe(loads + 1);
  await this.waitUntilReady();
});

/** Runs in the page: says in its console that the event came, and handles it where it is told to. */
function notePreloadErrors(handle: boolean): void {
  addEventListener('vite:preloadError', (event) => {
    console.info(`Preload error: ${(event as Event & { payload: Error }).payload.name}`);
    if (handle) event.preventDefault();
  });
}

const faults: Record<string, Fault> = {
  'cuts off each call': { kind: 'cut off' },
  'keeps silent': { kind: 'slow', ms: 999_999 },
  'answers nonsense': { kind: 'malformed', body: '<html>' },
};

Given(/^every outside service (cuts off each call|keeps silent|answers nonsense)$/, function (fault: string) {
  for (const operation of Object.values(services)) this.network.addFault(operation, faults[fault]!);
});

Then('what the console said of failures is known', function () {
  // The list of annual returns tells the console alone; every other part of a page has a substitute.
  this.journal.expectLinesStartingWith('error', 'Error fetching data: ');
  expect(this.journal.lines.filter(({ isExpected: named, type }) => !named && type !== 'error')).toEqual([]);
});

When('the connection is lost', async function () {
  // What was still on its way to the page gets lost with it.
  this.journal.lost.push(/\/assets\//);
  await this.page.context().setOffline(true);
});

When('the connection is back', async function () {
  await this.page.context().setOffline(false);
});

When('they open {screen}', async function (path: string) {
  await this.visit(path);
});

When('they come back {time} later', async function (ms: number) {
  await this.clock.pass(ms);
  await this.visit(new URL(this.page.url()).pathname);
});

Then('the form holds:', async function (table: DataTable) {
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

Then('what the console said of sending is known', function () {
  const lines = ['Email sent to the company', 'Thank-you email sent'];
  const errors = ['Error sending emails', 'Failed to send'];
  const known =
    lines.reduce((sum, words) => sum + this.journal.expectLinesStartingWith('info', words), 0) +
    errors.reduce((sum, words) => sum + this.journal.expectLinesStartingWith('error', words), 0);
  expect(known % 2, 'each enquiry is two e-mails').toBe(0);
  expect(known).toBeGreaterThan(0);
});

Given('the browser keeps {string} for the form', async function (text: string) {
  await this.page.evaluate((kept) => localStorage.setItem('enquiry', kept), text);
});
