import { expect } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { products } from '../../src/content/products/products.ts';
import { COMPLETE_ENQUIRY, fillInFields } from '../../harness/enquiry.ts';
import { countryButton, countryList, field, form, successBox } from '../../harness/locators/form.ts';
import { control } from '../../harness/locators/parts.ts';
import type { Visitor } from '../../harness/visitor.ts';
import { makeFormLook } from '../looks/look.ts';
import { makeHeaderSticky } from './header-states.ts';
import { reachByPress, type ReachableState } from './reachable-state.ts';

/** How a form with errors at these fields differs from the form as it opens. */
const listErrorDifferences = (...labels: string[]) => labels.map((label) => `error at: ${label}`).toSorted();

const ALL_ERROR_DIFFERENCES = listErrorDifferences(...Object.keys(COMPLETE_ENQUIRY), 'Message');

/** Scrolls to the telephone field and waits for the country picker, which loads when the field nears the window. */
export async function waitForCountryPicker({ page }: Visitor): Promise<void> {
  await field(page, 'Contact number').scrollIntoViewIfNeeded();
  await expect(countryButton(page)).toBeVisible();
}

async function fillInForm(visitor: Visitor, values: Readonly<Record<string, string>>): Promise<void> {
  await waitForCountryPicker(visitor);
  await fillInFields(visitor, values);
}

/** Makes a state with the error of a field: the field gets `x`, then a wrong value, which may be empty. */
const makeErrorState = (name: string, label: string, value: string): ReachableState => ({
  name: `error of ${label}, ${name}`,
  path: paths.contact,
  differences: listErrorDifferences(label),
  async reach(visitor) {
    await fillInForm(visitor, { [label]: 'x' });
    await visitor.paste(field(visitor.page, label), value);
    await expect(form(visitor.page).getByRole('alert')).toBeVisible();
  },
});

export const errorStates: readonly ReachableState[] = [
  makeErrorState('left empty', 'Name', ''),
  makeErrorState('left empty', 'Email ID', ''),
  makeErrorState('left empty', 'Contact number', ''),
  makeErrorState('left empty', 'Company name', ''),
  makeErrorState('no address', 'Email ID', 'asha@lender'),
  makeErrorState('no number', 'Contact number', '90 00'),
  makeErrorState('too long', 'Message', 'x'.repeat(301)),
  {
    name: 'errors under the sticky header',
    path: paths.contact,
    differences: [...listErrorDifferences('Contact number', 'Email ID'), 'sticky header'],
    async reach(visitor) {
      await fillInForm(visitor, { 'Email ID': 'asha@lender', 'Contact number': '90 00' });
      await makeHeaderSticky(visitor);
    },
  },
  ...[paths.contact, paths.finsense].map((path, index): ReachableState => ({
    name: `every error at once on ${path}`,
    path,
    differences: ALL_ERROR_DIFFERENCES,
    ...(index === 0 && { looks: [makeFormLook('form with every error')] }),
    reach: causeEveryError,
  })),
  {
    name: 'every error under the sticky header',
    path: paths.contact,
    differences: [...ALL_ERROR_DIFFERENCES, 'sticky header'],
    async reach(visitor) {
      await causeEveryError(visitor);
      await makeHeaderSticky(visitor);
    },
  },
];

async function causeEveryError(visitor: Visitor): Promise<void> {
  await fillInForm(visitor, { 'Email ID': 'asha@', 'Contact number': '12a', Message: 'x'.repeat(301) });
  await form(visitor.page).evaluate((element) => (element as HTMLFormElement).requestSubmit());
  await expect(form(visitor.page).getByRole('alert')).toHaveCount(5);
}

/** Sends from below the form's fields: then the page scrolls up to its thanks, and the header becomes sticky. */
async function sendEnquiry(visitor: Visitor): Promise<void> {
  await fillInForm(visitor, COMPLETE_ENQUIRY);
  await control(visitor.page, 'button', 'Send').evaluate((button) => button.scrollIntoView());
  await reachByPress('button', 'Send')(visitor);
}

const CONSOLE_LINES_OF_SENDING = [['info', '']] as const;

const OPEN_COUNTRY_PICKER_DIFFERENCES = [
  'dialog: Country of the phone number',
  'open: Change country for phone numbe',
  'open: Search',
];

async function reachSuccessBox(visitor: Visitor): Promise<void> {
  await sendEnquiry(visitor);
  await expect(successBox(visitor.page)).toBeFocused();
}

export const enquiryStates: readonly ReachableState[] = [
  {
    name: 'form ready to send',
    path: paths.contact,
    looks: [makeFormLook('form ready to send')],
    async reach(visitor) {
      await fillInForm(visitor, COMPLETE_ENQUIRY);
      await expect(control(visitor.page, 'button', 'Send')).toBeEnabled();
    },
  },
  {
    name: 'form sending',
    path: paths.contact,
    looks: [makeFormLook('form sending')],
    before: ({ network }) => network.addFault('sendEmail', { kind: 'slow', ms: 5000 }),
    async reach(visitor) {
      await sendEnquiry(visitor);
      await expect(form(visitor.page).getByRole('button', { name: /Sending/ })).toBeVisible();
    },
    logs: CONSOLE_LINES_OF_SENDING,
  },
  ...[paths.contact, paths.company, ...products.map(({ cta }) => cta)].map((path, index): ReachableState => ({
    name: `success box on ${path}`,
    path,
    differences: ['status: Thank you for your enquiry', ...(index === 0 ? [] : ['sticky header'])],
    ...(index === 0 && { looks: [{ name: 'success box', folder: 'states', find: successBox }] }),
    reach: reachSuccessBox,
    logs: CONSOLE_LINES_OF_SENDING,
  })),
  {
    name: 'success box below a sticky header',
    path: paths.contact,
    differences: ['status: Thank you for your enquiry', 'sticky header'],
    reach: (visitor) => reachSuccessBox(visitor).then(() => makeHeaderSticky(visitor)),
    logs: CONSOLE_LINES_OF_SENDING,
  },
  {
    name: 'country list',
    path: paths.contact,
    differences: OPEN_COUNTRY_PICKER_DIFFERENCES,
    looks: [{ name: 'country list', folder: 'states', find: countryList, isFixed: true }],
    reach: openCountryPicker,
  },
  {
    name: 'country list, the next country reached',
    path: paths.contact,
    differences: OPEN_COUNTRY_PICKER_DIFFERENCES,
    async reach(visitor) {
      await openCountryPicker(visitor);
      const search = visitor.page.getByRole('combobox');
      const active = (await search.getAttribute('aria-activedescendant'))!;
      await search.press('ArrowDown');
      await expect(search).not.toHaveAttribute('aria-activedescendant', active);
    },
  },
  {
    name: 'country list without a match',
    path: paths.contact,
    differences: OPEN_COUNTRY_PICKER_DIFFERENCES,
    async reach(visitor) {
      await openCountryPicker(visitor);
      await visitor.page.keyboard.type('zzz');
      await expect(visitor.page.getByRole('option').filter({ visible: true })).toHaveCount(0);
    },
  },
];

async function openCountryPicker(visitor: Visitor): Promise<void> {
  await waitForCountryPicker(visitor);
  await visitor.press(countryButton(visitor.page));
  await expect(visitor.page.getByRole('option').first()).toBeVisible();
}
