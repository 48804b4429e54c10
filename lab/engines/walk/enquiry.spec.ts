import { COMPLETE_ENQUIRY } from '../../../harness/enquiry.ts';
import { paths } from '../../../src/content/paths.ts';
import { expect, proves, test, type Walker } from './walker.ts';

/** Wrong values of fields, each with the error that the form shows. */
const WRONG_VALUES: [clause: string, field: string, value: string, error: string][] = [
  ['5.1', 'Name', '', 'Please complete this required field'],
  ['5.1', 'Company name', '   ', 'Please complete this required field'],
  ['5.2', 'Email ID', 'asha@lender', 'Invalid email address'],
  ['5.3', 'Contact number', '90000abc', 'Invalid phone number'],
  ['5.4', 'Message', 'a'.repeat(301), 'Message cannot exceed 300 characters'],
];

async function fillInForm(walker: Walker, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await walker.type(label, value);
}

const isSendEnabled = async (walker: Walker): Promise<boolean> =>
  (await walker.control('Send', 'form')).isEnabled();

test.beforeEach(async ({ walker }) => {
  await walker.visit(paths.contact);
  await (await walker.field('Name')).click();
});

for (const [clause, label, value, error] of WRONG_VALUES)
  test(
    `"${value.slice(0, 20)}" in ${label} is an error until it is corrected`,
    proves(clause, '4.7'),
    async ({ walker }) => {
      await fillInForm(walker, COMPLETE_ENQUIRY);
      await expect.poll(() => isSendEnabled(walker)).toBe(true);
      await walker.type(label, value);
      await expect.poll(() => walker.fieldError(label)).toBe(error);
      expect(await isSendEnabled(walker)).toBe(false);
      await walker.type(label, COMPLETE_ENQUIRY[label] ?? 'Hello');
      await expect.poll(() => walker.fieldError(label)).toBe('');
      expect(await isSendEnabled(walker)).toBe(true);
    },
  );

test('a message of 300 characters can be sent, and is counted', proves('5.4', '5.5'), async ({ walker }) => {
  await fillInForm(walker, { ...COMPLETE_ENQUIRY, Message: 'a'.repeat(300) });
  await expect.poll(() => walker.visibleText('form')).toContain('300 / 300');
  expect(await isSendEnabled(walker)).toBe(true);
});

test('a country can be chosen, and its dial code is shown', proves('2.47'), async ({ walker }) => {
  await expect.poll(() => walker.visibleText('.iti__selected-dial-code')).toBe('+91');
  await walker.press('Change country');
  await walker.press('Singapore');
  await expect.poll(() => walker.visibleText('.iti__selected-dial-code')).toBe('+65');
});

test(
  'an enquiry is sent, and the success box thanks for it',
  proves('1.4', '4.9', '4.13'),
  async ({ walker }) => {
    expect(await isSendEnabled(walker)).toBe(false);
    await fillInForm(walker, COMPLETE_ENQUIRY);
    await walker.press('Send', 'form');
    await expect.poll(() => walker.visibleText('main')).toContain('Thank you');
    const sent = await walker.evaluate(
      () => (window as unknown as { embedded: { emails(): unknown[] } }).embedded.emails() as object,
    );
    expect(JSON.stringify(sent)).toContain(COMPLETE_ENQUIRY['Email ID']);
  },
);
