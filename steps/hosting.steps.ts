import type { Request } from '@playwright/test';
import { expect, type DataTable, Then, When, type World } from './world.ts';
import { type Answer, pointsOf, policyOf } from '../harness/locators/observatory.ts';

/** What the host says at the address that is open. */
async function answerOf({ page }: World): Promise<Answer> {
  const answer = await page.request.get(page.url());
  return { headers: answer.headers(), html: await answer.text() };
}

Then("the host's answer carries the headers:", async function (table: DataTable) {
  const expected = table.rowsHash();
  expect(ofThose((await answerOf(this)).headers, expected)).toEqual(expected);
});

/** The headers that a table names. */
const ofThose = (headers: Answer['headers'], table: Record<string, string>) =>
  Object.fromEntries(Object.keys(table).map((name) => [name, headers[name]]));

Then(
  'every file of the page, and {string}, comes with the headers:',
  async function (other: string, table: DataTable) {
    const expected = table.rowsHash();
    const files = new Set([this.origin + other]);
    const note = (request: Request) => files.add(request.url());
    this.page.on('request', note);
    await this.page.reload();
    await this.waitUntilReady();
    // The page may be handed on to another visitor.
    this.page.off('request', note);
    const own = [...files].filter((file) => file.startsWith(this.origin));
    expect(own.length).toBeGreaterThan(2);
    for (const file of own)
      expect(ofThose((await this.page.request.get(file)).headers(), expected), file).toEqual(expected);
  },
);

Then('no camera, place, microphone, payment or USB device can be asked for', async function () {
  const { headers } = await answerOf(this);
  const closed = (headers['permissions-policy'] ?? '').split(', ').toSorted();
  expect(closed).toEqual(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()', 'usb=()']);
});

Then('the observatory gives the page {int} points', async function (points: number) {
  expect(pointsOf(await answerOf(this))).toBe(points);
});

Then("the page's policy allows:", async function (table: DataTable) {
  const policy = policyOf(await answerOf(this));
  const said = [...policy].map(([name, sources]) => [name, sources.replace(/'sha256-[^']+'/g, '1 checksum')]);
  expect(Object.fromEntries(said)).toEqual(table.rowsHash());
});

/** What a script that has no place on the page would try; each runs in the page. */
const deeds: Record<string, () => unknown> = {
  'run a text as a script': () =>
    document.head.append(Object.assign(document.createElement('script'), { text: 'window.ran = true' })),
  'turn a text into markup': () => {
    document.body.innerHTML = '<p>Other words</p>';
  },
  'import a script from outside': () => import('https://elsewhere.example/script.js' as string),
  'fetch from another place': () => fetch('https://elsewhere.example/'),
  'load a picture from outside': () =>
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/picture.png' })),
  'send a form to another place': () => {
    const form = Object.assign(document.createElement('form'), { action: 'https://elsewhere.example/' });
    document.body.append(form);
    form.requestSubmit();
  },
};

When(/^something on the page tries to (.*)$/, async function (deed: string) {
  await this.page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
  });
  await this.page.evaluate(deeds[deed]!).catch(() => undefined);
});

Then('the browser refuses it for {string}', async function (directive: string) {
  const refused = () => this.page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  await expect.poll(refused).toEqual([directive]);
  await expect.poll(() => this.journal.expectLinesStartingWith('error', '')).toBeGreaterThan(0);
  expect(await this.page.evaluate(() => 'ran' in window)).toBe(false);
});

Then('the host lets these be kept:', async function (table: DataTable) {
  const { html } = await answerOf(this);
  const script = /\/assets\/[\w-]+\.js/.exec(html)![0];
  const kept = await Promise.all(
    table.raw().map(async ([address]) => {
      const answer = await this.page.request.get(this.origin + (address === 'a script' ? script : address!));
      return [address, answer.headers()['cache-control']];
    }),
  );
  expect(kept).toEqual(table.raw());
});

Then('the host moves these addresses for good:', async function (table: DataTable) {
  const moved = await Promise.all(
    table.raw().map(async ([address]) => {
      const answer = await this.page.request.get(this.origin + address!, { maxRedirects: 0 });
      return { address, status: answer.status(), to: answer.headers().location };
    }),
  );
  expect(moved).toEqual(table.raw().map(([address, to]) => ({ address, status: 301, to })));
});

Then("the host's answer sets no cookie", async function () {
  const { headers } = await answerOf(this);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(headers['set-cookie']).toBeUndefined();
});

Then('{int} scripts from outside have come, each with its checksum', async function (count: number) {
  const scripts = () =>
    this.page.evaluate(() =>
      [...document.querySelectorAll('script')]
        .filter(({ src }) => src && new URL(src).origin !== location.origin)
        .map(({ integrity, crossOrigin }) => [integrity.startsWith('sha384-'), crossOrigin]),
    );
  await expect.poll(scripts).toEqual(Array.from({ length: count }, () => [true, 'anonymous']));
});
