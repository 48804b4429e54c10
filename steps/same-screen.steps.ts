import { fileButton } from '../harness/locators/annual-returns-list.ts';
import { control } from '../harness/locators/parts.ts';
import type { ScreenSnapshot } from '../harness/locators/screen.ts';
import { COMPLETE_ENQUIRY, fillInFields } from '../harness/enquiry.ts';
import { successBox } from '../harness/locators/form.ts';
import { openAnnualReturns } from './support/open-annual-returns.ts';
import { readStableScreen } from './support/memory.ts';
import { screenAddresses } from './support/addresses.ts';
import { type DataTable, expect, Then, RETRY_OPTIONS, type World } from './world.ts';
import { readSeenWords } from '../harness/locators/seen.ts';
import { viewports } from '../harness/viewports.ts';

/** The time after which a screen no longer changes: until then a late message could still appear. */
const SCREEN_SETTLING_MS = 60_000;

/** Expects the screen after a failure to equal the screen after a success, immediately and a minute later. */
async function expectSameScreenAsAfterSuccess(world: World, succeed: () => Promise<void>): Promise<void> {
  const now = await readStableScreen(world);
  await world.clock.pass(SCREEN_SETTLING_MS);
  const later = await readStableScreen(world);
  world.network.clearFaults();
  await succeed();
  await expectScreen(world, now);
  await world.clock.pass(SCREEN_SETTLING_MS);
  await expectScreen(world, later);
}

const expectScreen = (world: World, expected: ScreenSnapshot) =>
  expect(async () => expect(await readStableScreen(world)).toEqual(expected)).toPass(RETRY_OPTIONS);

Then('they see what a visitor sees whose enquiry has arrived', async function () {
  await expect(successBox(this.page)).toBeVisible();
  await expectSameScreenAsAfterSuccess(this, async () => {
    await this.visit(screenAddresses['the contact page']!);
    await fillInFields(this, COMPLETE_ENQUIRY);
    await this.press(control(this.page, 'button', 'Send'));
    await expect(successBox(this.page)).toBeVisible();
  });
  this.journal.expectLinesStartingWith('info', 'Email sent to the company');
  this.journal.expectLinesStartingWith('info', 'Thank-you email sent');
});

/**
 * Used by one scenario: only 8.6 compares a failed download with a successful one. Loads the page again before the
 * second download; otherwise words that the failed download left would be on both screens.
 */
Then('they see what a visitor sees who has the file {string}', async function (name: string) {
  await expectSameScreenAsAfterSuccess(this, async () => {
    await openAnnualReturns(this, 1000);
    await downloadFile(this, name);
  });
});

async function downloadFile(world: World, name: string): Promise<void> {
  const button = fileButton(world.page, name);
  const [file] = await Promise.all([world.page.waitForEvent('download'), world.press(button)]);
  world.journal.expected.add(file);
  await expect(button).toHaveAttribute('aria-busy', 'false');
}

Then('they see what a visitor sees {time} after an answer without documents', async function (ms: number) {
  await expectSameScreenAsAfterSuccess(this, async () => {
    this.network.fixtures.collections.AnnualRevenueFiles = [];
    await openAnnualReturns(this, ms);
  });
});

/** Used by one scenario: no other needs this step, because one outline visits a screen of each kind (10.16). */
Then('the content says at least what it says on a phone, in windows of:', async function (table: DataTable) {
  const words = async () => (await readSeenWords(this.page.getByRole('main'))).split(/\s+/).filter(Boolean);
  await this.page.setViewportSize(viewports.phone);
  const expected = await words();
  // Without this check an empty page would pass.
  expect(expected.length).toBeGreaterThan(0);
  for (const { width, height } of table.hashes()) {
    await this.page.setViewportSize({ width: Number(width), height: Number(height) });
    const missing = async () => {
      const shown = await words();
      return expected.filter((word) => !shown.includes(word));
    };
    await expect.poll(missing, `${width} to ${height}`).toEqual([]);
  }
});
