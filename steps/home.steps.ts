import { demo, fits, requestParts, scrollDemo, typed } from '../harness/locators/demo.ts';
import { expect, type DataTable, Then, When } from './world.ts';
import { panels, tab, tabFacts } from '../harness/locators/showcase.ts';
import { isDrawn } from '../harness/locators/seen.ts';
import { type Box, orbit, orbitGraphic, overlap, useCaseBoxes } from '../harness/locators/use-cases.ts';

When('they choose the tab {string}', async function (label: string) {
  await this.press(tab(this.page, label));
});

Then('the tabs of the showcase are:', async function (table: DataTable) {
  const expected = table.hashes().map(({ tab, selected }) => ({ tab, selected: String(selected === 'yes') }));
  await expect.poll(() => tabFacts(this.page)).toEqual(expected);
});

Then('the selected tab has index {int}', async function (index: number) {
  await expect
    .poll(async () => (await tabFacts(this.page)).map(({ selected }) => selected))
    .toEqual(Array.from({ length: 4 }, (_, place) => String(place === index)));
});

Then(
  'the one panel shown is that of {string} with the cards:',
  async function (name: string, table: DataTable) {
    await expect.poll(() => panels(this.page)).toEqual([{ name, products: table.raw().flat() }]);
  },
);

When('they come to the developer demo', async function () {
  await scrollDemo(this.page, true);
});

When('they leave the developer demo', async function () {
  await scrollDemo(this.page, false);
});

When('they write {string} into the sample request', async function (text: string) {
  await this.press(demo(this.page));
  await this.page.keyboard.type(text);
});

Then('the sample request reads {string}', async function (text: string) {
  await expect.poll(() => typed(this.page)).toBe(text);
});

Then('the sample request reads:', async function (text: string) {
  await expect.poll(() => typed(this.page)).toBe(text);
});

Then('the sample request has {int} character(s)', async function (count: number) {
  await expect.poll(async () => (await typed(this.page)).length).toBe(count);
});

Then('the sample request is for reading only', async function () {
  await expect(demo(this.page)).toBeVisible();
  await expect(demo(this.page)).not.toBeEditable();
});

Then('the sample request keeps its size while {time} pass(es)', async function (ms: number) {
  const before = await demo(this.page).boundingBox();
  await this.clock.pass(ms);
  expect((await typed(this.page)).length).toBeGreaterThan(0);
  expect(await demo(this.page).boundingBox()).toEqual(before);
});

Then('the sample request is not cut off', async function () {
  expect((await typed(this.page)).length).toBeGreaterThan(0);
  expect(await fits(this.page)).toBe(true);
});

Then('the sample request is {string} to {string}', async function (method: string, path: string) {
  await expect.poll(() => requestParts(this.page)).toMatchObject({ method, path });
});

Then("the sample request's headers are:", async function (table: DataTable) {
  await expect.poll(async () => (await requestParts(this.page)).headers).toEqual(table.rowsHash());
});

Then("the sample request's body is:", async function (table: DataTable) {
  const expected = table.hashes().map(({ field, value }) => [field, JSON.parse(value!)]);
  await expect.poll(async () => Object.entries((await requestParts(this.page)).body)).toEqual(expected);
});

Then('the page has sent nothing', function () {
  expect(this.journal.scriptRequests).toEqual([]);
  expect(this.network.calls.map(({ url }) => url)).toEqual([]);
});

const sizeOf = ({ left, right, top, bottom }: Box) => ({ width: right - left, height: bottom - top });

Then('the orbit graphic is drawn', async function () {
  await expect.poll(() => isDrawn(orbitGraphic(this.page))).toBe(true);
});

Then(
  'the orbit graphic is at least {int} px wide and {int} px high',
  async function (least: number, high: number) {
    const { width, height } = sizeOf(await orbit(this.page));
    expect(await isDrawn(orbitGraphic(this.page)), 'drawn').toBe(true);
    expect(width).toBeGreaterThanOrEqual(least);
    expect(height).toBeGreaterThanOrEqual(high);
  },
);

Then(
  'the orbit graphic is at most {int} px wide and {int} px high',
  async function (most: number, high: number) {
    const { width, height } = sizeOf(await orbit(this.page));
    expect(await isDrawn(orbitGraphic(this.page)), 'drawn').toBe(true);
    expect(width).toBeGreaterThan(most / 2);
    expect(width).toBeLessThanOrEqual(most);
    expect(height).toBeGreaterThan(high / 2);
    expect(height).toBeLessThanOrEqual(high);
  },
);

Then('the {int} use cases stand around the middle of the orbit', async function (count: number) {
  const graphic = await orbit(this.page);
  const middle = (graphic.left + graphic.right) / 2;
  const boxes = await useCaseBoxes(this.page);
  expect(boxes).toHaveLength(count);
  expect(boxes.filter(({ right }) => right < middle).length).toBeGreaterThan(0);
  expect(boxes.filter(({ left }) => left > middle).length).toBeGreaterThan(0);
  for (const { top, bottom } of boxes) {
    expect(top).toBeGreaterThanOrEqual(graphic.top);
    expect(bottom).toBeLessThanOrEqual(graphic.bottom);
  }
});

Then('the {int} use cases stand below the orbit', async function (count: number) {
  const { bottom } = await orbit(this.page);
  const boxes = await useCaseBoxes(this.page);
  expect(boxes).toHaveLength(count);
  for (const { top } of boxes) expect(top).toBeGreaterThanOrEqual(bottom);
});

Then('no use case covers another or leaves the screen', async function () {
  const boxes = await useCaseBoxes(this.page);
  expect(boxes.length).toBeGreaterThan(1);
  const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const));
  expect(pairs.filter(([one, other]) => overlap(one, other))).toEqual([]);
  const { width } = this.page.viewportSize()!;
  expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
});
