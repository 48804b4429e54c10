import { appearance, bannerImage, countdown, moving, screenFacts } from '../harness/locators/conference.ts';
import { isDrawn } from '../harness/locators/seen.ts';
import { control, linksIn, regionOf } from '../harness/locators/page.ts';
import { expect, type DataTable, Then } from './world.ts';

Then('the screen fills the window and is dark', async function () {
  await expect
    .poll(() => screenFacts(this.page))
    .toEqual({ fills: true, background: 'rgb(13, 27, 42)', words: 'rgb(255, 255, 255)' });
});

Then('the screen stands without header and footer', async function () {
  await expect(this.page.getByRole('main')).toBeVisible();
  await expect(regionOf(this.page, 'header')).toHaveCount(0);
  await expect(regionOf(this.page, 'footer')).toHaveCount(0);
});

Then('the banner image moves', async function () {
  await expect(bannerImage(this.page)).toBeVisible();
  await expect.poll(() => moving(bannerImage(this.page))).toBeGreaterThan(0);
});

Then('the banner image stands still', async function () {
  await expect.poll(() => isDrawn(bannerImage(this.page))).toBe(true);
  expect(await moving(bannerImage(this.page))).toBe(0);
});

Then(
  'every {int} ms the countdown drops by {int}, from {int} to {int}',
  async function (every: number, step: number, from: number, to: number) {
    const seen = [await countdown(this.page)];
    for (let left = from; left > to; left -= step) {
      await this.clock.pass(every);
      seen.push(await countdown(this.page));
    }
    const count = (from - to) / step + 1;
    expect(seen).toEqual(
      Array.from({ length: count }, (_, index) => `The agenda opens in ${from - index * step} ms`),
    );
  },
);

Then('pressing {string} changes nothing', async function (name: string) {
  const button = control(this.page, 'button', name);
  await button.scrollIntoViewIfNeeded();
  const before = await appearance(this.page);
  expect(before.words).toContain(name);
  const calls = this.network.calls.length;
  for (const _press of ['first', 'second']) {
    await this.press(button);
    await this.clock.pass(60_000);
    expect(await appearance(this.page)).toEqual(before);
    expect(this.network.calls.length).toBe(calls);
  }
});

Then('the content lists:', async function (table: DataTable) {
  const lists = this.page.getByRole('main').getByRole('list');
  await expect
    .poll(async () =>
      Promise.all((await lists.all()).map((list) => list.getByRole('listitem').allInnerTexts())),
    )
    .toContainEqual(table.raw().flat());
});

Then("the content's only links are named:", async function (table: DataTable) {
  await expect
    .poll(async () => (await linksIn(regionOf(this.page, 'content'))).map(({ name }) => name))
    .toEqual(table.raw().flat());
});

Then('the WhatsApp chats are:', async function (table: DataTable) {
  const links = await linksIn(regionOf(this.page, 'content'));
  const chats = links.map(({ name, address, newTab }) => {
    const { origin, pathname, searchParams } = new URL(address);
    const number = origin === 'https://wa.me' && newTab ? pathname.slice(1) : `${address} in this tab`;
    return { option: name, number, message: searchParams.get('text') };
  });
  expect(chats).toEqual(table.hashes());
});
