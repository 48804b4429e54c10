import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from './expect.ts';
import { demo, fits, requestParts, scrollDemo, typed } from './screens/demo.ts';
import type { SiteWorld } from './world.ts';

type W = SiteWorld;

When('they come to the developer demo', async function (this: W) {
  await scrollDemo(this.page, true);
});

When('they leave the developer demo', async function (this: W) {
  await scrollDemo(this.page, false);
});

When('they write {string} into the sample request', async function (this: W, text: string) {
  await this.press(demo(this.page));
  await this.page.keyboard.type(text);
});

Then('the sample request reads {string}', async function (this: W, text: string) {
  await expect.poll(() => typed(this.page)).toBe(text);
});

Then('the sample request reads:', async function (this: W, text: string) {
  await expect.poll(() => typed(this.page)).toBe(text);
});

Then('the sample request has {int} character(s)', async function (this: W, count: number) {
  await expect.poll(async () => (await typed(this.page)).length).toBe(count);
});

Then('the sample request is for reading only', async function (this: W) {
  await expect(demo(this.page)).toBeVisible();
  await expect(demo(this.page)).not.toBeEditable();
});

Then('the sample request keeps its size while {time} pass(es)', async function (this: W, ms: number) {
  const before = await demo(this.page).boundingBox();
  await this.clock.pass(ms);
  expect((await typed(this.page)).length).toBeGreaterThan(0);
  expect(await demo(this.page).boundingBox()).toEqual(before);
});

Then('the sample request is not cut off', async function (this: W) {
  expect((await typed(this.page)).length).toBeGreaterThan(0);
  expect(await fits(this.page)).toBe(true);
});

Then('the sample request is {string} to {string}', async function (this: W, method: string, path: string) {
  await expect.poll(() => requestParts(this.page)).toMatchObject({ method, path });
});

Then("the sample request's headers are:", async function (this: W, table: DataTable) {
  await expect.poll(async () => (await requestParts(this.page)).headers).toEqual(table.rowsHash());
});

Then("the sample request's body is:", async function (this: W, table: DataTable) {
  const expected = table.hashes().map(({ field, value }) => [field, JSON.parse(value!)]);
  await expect.poll(async () => Object.entries((await requestParts(this.page)).body)).toEqual(expected);
});

Then('the page has sent nothing', function (this: W) {
  expect(this.journal.sent).toEqual([]);
  expect(this.network.calls.map(({ url }) => url)).toEqual([]);
});
