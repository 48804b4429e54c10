import { control } from '../harness/locators/page.ts';
import { type Screen, screenNow } from '../harness/locators/screen.ts';
import { COMPLETE, fillIn } from '../harness/enquiry.ts';
import { successBox } from '../harness/locators/form.ts';
import { download, listAnnualReturns } from './annual-returns.ts';
import { screens } from './parameters.ts';
import { type DataTable, expect, Then, UNTIL_TRUE, When, type World } from './world.ts';
import { readIn } from '../harness/locators/seen.ts';
import { viewports } from '../harness/viewports.ts';

/** What comes late on a screen, a note say, has come by then. */
const LATER_MS = 60_000;

/** The screen of a visitor to whom something failed must be that of another to whom all goes well, now and later. */
async function expectLike(world: World, goWell: () => Promise<void>): Promise<void> {
  const now = await settled(world);
  await world.clock.pass(LATER_MS);
  const later = await settled(world);
  world.network.mend();
  await goWell();
  await expectScreen(world, now);
  await world.clock.pass(LATER_MS);
  await expectScreen(world, later);
}

/** The screen at rest: a file that comes late would change it, and so does a touch, whose mark fades by itself. */
async function settled({ page, journal, origin }: World): Promise<Screen> {
  const files = () =>
    [...journal.underWay].map((request) => request.url()).filter((url) => url.startsWith(origin));
  await expect.poll(files).toEqual([]);
  let former: Screen | undefined;
  let now = await screenNow(page);
  while (now.picture !== former?.picture) {
    former = now;
    now = await screenNow(page);
  }
  return now;
}

const expectScreen = (world: World, expected: Screen) =>
  expect(async () => expect(await settled(world)).toEqual(expected)).toPass(UNTIL_TRUE);

Then('they see what a visitor sees whose enquiry has arrived', async function () {
  await expect(successBox(this.page)).toBeVisible();
  await expectLike(this, async () => {
    await this.visit(screens['the contact page']!);
    await fillIn(this, COMPLETE);
    await this.press(control(this.page, 'button', 'Send'));
    await expect(successBox(this.page)).toBeVisible();
  });
  this.journal.nameStartingWith('info', 'Email sent to the company');
  this.journal.nameStartingWith('info', 'Thank-you email sent');
});

Then('they see what a visitor sees who has the file {string}', async function (name: string) {
  // On a page of its own, which tells what the failed download left behind.
  await expectLike(this, async () => {
    await listAnnualReturns(this, 1000);
    await download(this, name);
  });
});

Then('they see what a visitor sees {time} after an answer without documents', async function (ms: number) {
  await expectLike(this, async () => {
    this.network.fixtures.collections.AnnualRevenueFiles = [];
    await listAnnualReturns(this, ms);
  });
});

Then('the content says at least what it says on a phone, in windows of:', async function (table: DataTable) {
  const words = async () => (await readIn(this.page.getByRole('main'))).split(/\s+/).filter(Boolean);
  await this.page.setViewportSize(viewports.phone);
  const expected = await words();
  // Of nothing, nothing could be missing.
  expect(expected.length).toBeGreaterThan(0);
  for (const { width, height } of table.hashes()) {
    await this.page.setViewportSize({ width: Number(width), height: Number(height) });
    const missing = async () => {
      const said = await words();
      return expected.filter((word) => !said.includes(word));
    };
    await expect.poll(missing, `${width} to ${height}`).toEqual([]);
  }
});

When('they remember the screen', async function () {
  this.remembered = await settled(this);
});

Then('the screen is the one that they remember', async function () {
  await expectScreen(this, this.remembered!);
});
