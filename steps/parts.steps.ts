import { type DataTable, Then } from '@cucumber/cucumber';
import { expect } from './expect.ts';
import { cardOf, footerList, linksIn } from './screens/page.ts';
import type { SiteWorld } from './world.ts';

type W = SiteWorld;

Then('the host answered with status {int}', function (this: W, status: number) {
  expect(this.status).toBe(status);
  // The browser itself notes a page that the host does not have.
  if (status === 404) this.journal.nameStartingWith('error', 'Failed to load resource');
});

Then("the footer's list {string} is:", async function (this: W, heading: string, table: DataTable) {
  const expected = table.hashes().map(({ name, address, tab }) => ({ name, address, newTab: tab === 'new' }));
  await expect.poll(() => linksIn(footerList(this.page, heading))).toEqual(expected);
});

Then('the card of {string} leads to {string}', async function (this: W, product: string, address: string) {
  await expect(cardOf(this.page, product).getByRole('link')).toHaveAttribute('href', address);
});

Then(
  'the card of {string} has a sentence and the labels:',
  async function (this: W, product: string, table: DataTable) {
    const card = cardOf(this.page, product);
    await expect(card.getByRole('heading')).toHaveText(product);
    await expect(card.getByRole('paragraph').first()).toHaveText(/\w{3,}.* .*\./);
    await expect(card.getByRole('listitem')).toHaveText(table.raw().flat());
  },
);
