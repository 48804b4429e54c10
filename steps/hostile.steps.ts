import { fillInFields } from '../harness/enquiry.ts';
import { listCallsTo } from './support/calls.ts';
import { control, landmark } from '../harness/locators/parts.ts';
import { expect, Given, Then, When, type World } from './world.ts';
import { form } from '../harness/locators/form.ts';
import { listFileNames } from '../harness/locators/annual-returns-list.ts';
import { drawAddresses, drawDocumentAddresses, drawEnquiries, RAN_MARK } from './support/hostile-texts.ts';

/** A step with dozens of texts can exceed the usual time limit on a slow machine. */
const LONG_STEP_OPTIONS = { timeout: 60_000 };

/** Logs the seed and returns the drawn values. A run with this seed in the variable `SEED` draws the same values. */
function logSeedAndReturnValues<T>(world: World, { seed, all }: { seed: number; all: T[] }): T[] {
  world.log(`SEED=${seed}`);
  return all;
}

/** Lists the effects of a hostile text on the page; empty if it did no harm. */
async function listHarmfulEffects({ page, journal }: World): Promise<string[]> {
  const found = await page.evaluate((mark) => {
    const headings = document.querySelectorAll('h1').length;
    return [
      ...(mark in window ? ['it ran'] : []),
      ...(headings === 1 ? [] : [`the page has ${headings} first headings`]),
      ...(document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the window'] : []),
    ];
  }, RAN_MARK);
  return [...found, ...journal.errors];
}

/** Used by one scenario: all others type texts from the feature, not random texts (10.5). */
When(
  'every known hostile text, and {int} more, are typed into the form',
  LONG_STEP_OPTIONS,
  async function (count: number) {
    for (const enquiry of logSeedAndReturnValues(this, drawEnquiries(count))) {
      await fillInFields(this, enquiry);
      expect(await listHarmfulEffects(this), JSON.stringify(enquiry)).toEqual([]);
      const errors = await form(this.page).getByRole('alert').count();
      const sendable = await control(this.page, 'button', 'Send').isEnabled();
      // A required field that stays empty has no error yet, because nobody has typed into it.
      const isComplete = Object.entries(enquiry).every(([label, text]) => text || label === 'Message');
      expect(sendable, JSON.stringify(enquiry)).toBe(isComplete && errors === 0);
    }
  },
);

/** Used by one scenario: all others open addresses from the feature, not random addresses (10.6). */
When(
  'addresses with every known hostile text, and {int} more, are opened',
  LONG_STEP_OPTIONS,
  async function (count: number) {
    for (const address of logSeedAndReturnValues(this, drawAddresses(count))) {
      await this.visit(address);
      this.journal.expectLinesStartingWith(
        'error',
        'Failed to load resource: the server responded with a status of 404',
      );
      expect([200, 400, 404], address).toContain(this.status);
      expect(await listHarmfulEffects(this), address).toEqual([]);
    }
  },
);

Then('none of them ran, broke the page or widened it', async function () {
  expect(await listHarmfulEffects(this)).toEqual([]);
});

/** Used by one scenario: all others store names from the feature, not random names (10.7). */
Given(
  'the annual returns are stored under every known hostile name, and {int} more',
  function (count: number) {
    const [item] = this.network.fixtures.collections.AnnualRevenueFiles!;
    const documents = logSeedAndReturnValues(this, drawDocumentAddresses(count));
    this.network.fixtures.collections.AnnualRevenueFiles = [{ ...item!, data: { ...item!.data, documents } }];
  },
);

/** Used by one scenario: all others compare the files with a table, which cannot contain random names (10.7). */
Then('every file is listed, and a press of one asks the file host alone', async function () {
  const [item] = this.network.fixtures.collections.AnnualRevenueFiles!;
  expect(await listFileNames(landmark(this.page, 'content'))).toHaveLength(
    (item!.data.documents as string[]).length,
  );
  await this.press(this.page.getByRole('main').getByRole('listitem').getByRole('button').last());
  await expect
    .poll(() => listCallsTo(this, 'getFile').map(({ url }) => new URL(url).host))
    .toEqual(['docs.wixstatic.com']);
  await expect.poll(() => this.journal.downloads.length).toBe(1);
  // oxlint-disable-next-line no-control-regex -- no file name may contain these characters
  expect(this.journal.downloads[0]!.suggestedFilename()).not.toMatch(/[\u0000-\u001f/\\]/);
  this.journal.expected.add(this.journal.downloads[0]!);
});
