import { linkRows } from './parameters.ts';
import {
  contentTop,
  groups,
  headerFacts,
  highlighted,
  menuPanel,
  movements,
  productsMenu,
} from '../harness/locators/header.ts';
import { control, linksIn, nextFrame, regionOf, scrolled, type Region } from '../harness/locators/page.ts';
import { expectSeen } from './seen.ts';
import { expect, type DataTable, Then, When } from './world.ts';

When('they move the pointer away', async function () {
  await this.page.mouse.move(640, 700);
});

When('they make the window {int} px wide', async function (width: number) {
  await this.page.setViewportSize({ ...this.page.viewportSize()!, width });
});

When('they make the window {int} px wide and {int} px high', async function (width: number, height: number) {
  await this.page.setViewportSize({ width, height });
});

When('they put the focus on the link {string}', async function (name: string) {
  await control(this.page, 'link', name).focus();
});

Then("the {region}'s links are:", async function (region: Region, table: DataTable) {
  await expect.poll(() => linksIn(regionOf(this.page, region))).toEqual(linkRows(table));
});

Then('the Products menu is open', async function () {
  await expectSeen(productsMenu(this.page));
});

Then('the Products menu is closed', async function () {
  await expect(control(this.page, 'button', 'Products')).toBeVisible();
  await expect(productsMenu(this.page)).toBeHidden();
});

Then('the groups of the {region} are:', async function (region: Region, table: DataTable) {
  await expect.poll(() => groups(regionOf(this.page, region))).toEqual(table.raw().flat());
});

Then('the group {string} is highlighted', async function (name: string) {
  await expect.poll(() => highlighted(this.page)).toEqual([name]);
});

Then('the Products menu shows {string}', async function (words: string) {
  await expectSeen(productsMenu(this.page).getByText(words, { exact: true }), words);
});

Then('the Products menu does not show {string}', async function (product: string) {
  await expect(productsMenu(this.page).getByRole('link').first()).toBeVisible();
  await expect(productsMenu(this.page).getByText(product, { exact: true })).toBeHidden();
});

Then('the {region} has {int} product(s)', async function (region: Region, count: number) {
  await expect.poll(async () => (await linksIn(regionOf(this.page, region))).length).toBe(count);
});

Then('the header is sticky and white', async function () {
  await expect
    .poll(() => headerFacts(this.page))
    .toMatchObject({ sticky: true, position: 'fixed', top: 0, background: 'rgb(255, 255, 255)' });
  await expectSeen(regionOf(this.page, 'header').getByRole('link', { name: 'Sangam home' }));
});

Then('the header is not sticky', async function () {
  await expect(regionOf(this.page, 'header')).toBeAttached();
  // It leaves the window with the page.
  await expect
    .poll(() => headerFacts(this.page))
    .toMatchObject({
      sticky: false,
      position: expect.not.stringMatching(/fixed|sticky/),
      topOnPage: 0,
    });
});

Then('the content begins where it began', async function () {
  const top = await contentTop(this.page);
  await this.visit(new URL(this.page.url()).pathname);
  expect(await contentTop(this.page)).toBe(top);
});

Then('the menu panel fills the screen', async function () {
  await expect(menuPanel(this.page)).toBeVisible();
  const { width, height } = this.page.viewportSize()!;
  await expect.poll(() => menuPanel(this.page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
});

Then('the menu panel is closed', async function () {
  await expect(control(this.page, 'button', 'Open menu')).toBeVisible();
  await expect(menuPanel(this.page)).toBeHidden();
});

Then('{string} has slid in from the right', async function (part: string) {
  await expect
    .poll(() => movements(this.page))
    .toContainEqual({ name: part, from: this.page.viewportSize()!.width });
});

Then('{string} has slid out', async function (part: string) {
  await expect.poll(() => movements(this.page)).toContainEqual({ name: part, from: 0 });
});

Then('the page does not scroll when a finger moves', async function () {
  const before = await scrolled(this.page);
  await this.swipe(-200);
  // A list may keep a movement to itself; what stands above it has nothing to scroll but the page, up and down.
  await this.swipe(200, 30);
  await this.swipe(-50, 60);
  await nextFrame(this.page);
  expect(await scrolled(this.page)).toBe(before);
});

Then('the page scrolls when a finger moves', async function () {
  // What held the page lets go of it with the next frame.
  await nextFrame(this.page);
  const before = await scrolled(this.page);
  await this.swipe(-200);
  await expect.poll(() => scrolled(this.page)).toBeGreaterThan(before);
});
