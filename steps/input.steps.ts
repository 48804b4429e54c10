import { COMPLETE_ENQUIRY, fillInFields } from '../harness/enquiry.ts';
import { scrollToDemo } from '../harness/locators/demo.ts';
import { form } from '../harness/locators/form.ts';
import { readScrollPosition, waitForNextFrame } from '../harness/locators/page.ts';
import { control, landmark, findPart, type PagePart } from '../harness/locators/parts.ts';
import { listSeenElements } from '../harness/locators/seen.ts';
import { scrollShareIntoView } from '../harness/locators/slide-in.ts';
import { scrollToEnd } from '../harness/locators/visits.ts';
import { expectMainHeading } from './support/expect-seen.ts';
import type { PointerSpot } from './parameters.ts';
import { type DataTable, expect, Given, When, type World } from './world.ts';

When('they press {part}', async function (part: PagePart) {
  await this.press(findPart(this.page, part, 'button'));
});

When('they touch {part}', async function (part: PagePart) {
  await this.touch(findPart(this.page, part, 'button'));
});

When('they follow {part}', async function (part: PagePart) {
  await followLink(this, part);
});

/** For scenarios that do not test the link: goes to another screen and checks only its heading. */
When('they follow {part} to the page {string}', async function (part: PagePart, heading: string) {
  await followLink(this, part);
  await expectMainHeading(this.page, heading);
});

/** Follows a link. On a phone, first opens the menu panel if the link belongs to the header and is not visible. */
async function followLink(world: World, part: PagePart): Promise<void> {
  const { page } = world;
  const link = findPart(page, part, 'link');
  const isInMenu = world.conditions.phone && isInLandmark('header', part) && !(await link.isVisible());
  if (isInMenu) await world.press(control(page, 'button', 'Open menu'));
  await world.press(isInMenu ? findPart(page, { ...part, place: { landmark: 'menu panel' } }, 'link') : link);
}

When('they point at {part}', async function (part: PagePart) {
  await findPart(this.page, part, 'button').hover();
});

/** Used by one scenario: no other needs a press that ends outside the link and makes no click (10.21). */
When('they slip off {part}', async function (part: PagePart) {
  const { mouse } = this.page;
  await findPart(this.page, part, 'button').hover();
  await mouse.down();
  await mouse.move(0, 0);
  await mouse.up();
});

When('they move the pointer {spot}', async function (spot: PointerSpot) {
  if (spot === undefined) return this.page.mouse.move(640, 700);
  const button = control(this.page, 'button', spot.button);
  const { width, height } = (await button.boundingBox())!;
  await button.hover({ position: { x: spot.end === 'end' ? width - 1 : 1, y: height / 2 } });
});

When('the pointer and the focus pass over all that {part} offers', async function (part: PagePart) {
  const all = await listSeenElements(findPart(this.page, part, 'section').locator('a[href], button'));
  for (const one of all) await one.hover();
  // Move the focus by Tab: after mouse input Chromium matches :focus-visible only once a key is pressed.
  await all[0]!.focus();
  for (const _one of all.slice(1)) await this.page.keyboard.press('Tab');
});

When('they put the focus on {part}', async function (part: PagePart) {
  await findPart(this.page, part, 'button').focus();
});

When('they press the {word} key', async function (key: string) {
  await this.page.keyboard.press(key);
});

When('they type {string} into {part}', async function (text: string, part: PagePart) {
  const field = findPart(this.page, part, 'field');
  await this.paste(field, '');
  await field.focus();
  await this.type(text);
});

When('they type on with {string}', async function (text: string) {
  await this.type(text);
});

When('they paste {text} into {part}', async function (text: string, part: PagePart) {
  await this.paste(findPart(this.page, part, 'field'), text);
});

When('they clear {part}', async function (part: PagePart) {
  const field = findPart(this.page, part, 'field');
  await this.paste(field, 'x');
  await this.paste(field, '');
});

Given('a visitor who has filled in the form on {address}', async function (path: string) {
  await this.visit(path);
  await fillInFields(this, COMPLETE_ENQUIRY);
});

Given('they have filled in the form', async function () {
  await fillInFields(this, COMPLETE_ENQUIRY);
});

Given('they have filled in the form except {string}', async function (label: string) {
  const { [label]: _left, ...rest } = COMPLETE_ENQUIRY;
  await fillInFields(this, rest);
});

When('they fill in the form with:', async function (table: DataTable) {
  await fillInFields(this, table.rowsHash());
});

When('they choose the country {string}', async function (country: string) {
  await form(this.page).scrollIntoViewIfNeeded();
  await this.press(landmark(this.page, 'country'));
  await this.press(findPart(this.page, { name: country, kind: 'option' }, 'option'));
});

When('they come to {part}', async function (part: PagePart) {
  const element = findPart(this.page, part, 'heading');
  if ('landmark' in part && part.landmark === 'sample request') await scrollToDemo(this.page);
  else await element.scrollIntoViewIfNeeded();
});

When('they come to the end of the page', async function () {
  await scrollToEnd(this.page);
});

When('they scroll to {positions}', async function (positions: readonly number[]) {
  for (const position of positions) {
    await this.scrollTo(position);
    // IntersectionObservers of the page get their entries with the next frame.
    await waitForNextFrame(this.page);
    expect(await readScrollPosition(this.page)).toBe(position);
  }
});

When('{int} percent of {part} is in view', async function (share: number, part: PagePart) {
  const ratio = await scrollShareIntoView(findPart(this.page, part, 'marked'), share);
  expect(Math.abs(ratio - share / 100)).toBeLessThan(0.01);
});

const isInLandmark = (landmark: string, part: PagePart): part is Extract<PagePart, { name: string }> =>
  'name' in part && part.place !== undefined && 'landmark' in part.place && part.place.landmark === landmark;
