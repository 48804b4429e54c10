import { expect, Then, type World } from './world.ts';

/** What the console says of each e-mail that was sent (7.8). */
const SENT = ['Email sent to the company', 'Thank-you email sent'];

Then('the console says {string}', async function (words: string) {
  await expectLine(this, 'info', words);
});

Then('the console shows the error {string}', async function (words: string) {
  await expectLine(this, 'error', words);
});

Then('the console says that both e-mails were sent', async function () {
  for (const words of SENT) await expectLine(this, 'info', words);
});

Then("the console's lines about e-mails are expected", function () {
  const errors = ['Error sending emails', 'Failed to send'];
  const known =
    SENT.reduce((sum, words) => sum + this.journal.expectLinesStartingWith('info', words), 0) +
    errors.reduce((sum, words) => sum + this.journal.expectLinesStartingWith('error', words), 0);
  expect(known % 2, 'each enquiry is two e-mails').toBe(0);
  expect(known).toBeGreaterThan(0);
});

/** Waits for a line of the console and marks it as expected; words that end in "…" may go on in any way. */
async function expectLine({ journal }: World, type: 'info' | 'error', words: string): Promise<void> {
  const isWhole = !words.endsWith('…');
  const line = () => journal.expectLine(type, isWhole ? words : words.slice(0, -1), isWhole);
  await expect.poll(line, `console: ${words}`).toBeDefined();
}
