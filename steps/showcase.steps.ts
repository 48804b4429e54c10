import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from './expect.ts';
import { panels, tab, tabFacts } from './screens/showcase.ts';
import type { SiteWorld } from './world.ts';

type W = SiteWorld;

When('they choose the tab {string}', async function (this: W, label: string) {
  await this.press(tab(this.page, label));
});

Then('the tabs of the showcase are:', async function (this: W, table: DataTable) {
  const expected = table.hashes().map(({ tab, selected }) => ({ tab, selected: String(selected === 'yes') }));
  await expect.poll(() => tabFacts(this.page)).toEqual(expected);
});

Then('the selected tab has index {int}', async function (this: W, index: number) {
  await expect
    .poll(async () => (await tabFacts(this.page)).map(({ selected }) => selected))
    .toEqual(Array.from({ length: 4 }, (_, place) => String(place === index)));
});

Then(
  'the one panel shown is that of {string} with the cards:',
  async function (this: W, name: string, table: DataTable) {
    await expect.poll(() => panels(this.page)).toEqual([{ name, products: table.raw().flat() }]);
  },
);
