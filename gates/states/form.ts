import { expect } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { COMPLETE_ENQUIRY, fillIn } from '../../harness/enquiry.ts';
import { countryButton, field, form, successBox } from '../../harness/locators/form.ts';
import { control } from '../../harness/locators/page.ts';
import type { Visitor } from '../../harness/visitor.ts';
import { stick } from './header.ts';
import { press, type State } from './state.ts';

const wrongAt = (...labels: string[]) => labels.map((label) => `error at: ${label}`).toSorted();

const EVERY_ERROR = wrongAt(...Object.keys(COMPLETE_ENQUIRY), 'Message');

/** Waits for the country picker, which comes when the number is near. */
export async function meetPicker({ page }: Visitor): Promise<void> {
  await field(page, 'Contact number').scrollIntoViewIfNeeded();
  await expect(countryButton(page)).toBeVisible();
}

async function meetAndFillIn(visitor: Visitor, values: Readonly<Record<string, string>>): Promise<void> {
  await meetPicker(visitor);
  await fillIn(visitor, values);
}

/** The state of one field that was filled in, and then wrongly. */
const wrong = (name: string, label: string, value: string, like?: string): State => ({
  name: `error of ${label}, ${name}`,
  path: paths.contact,
  differences: wrongAt(label),
  ...(like && { like: `error of ${like}` }),
  async reach(visitor) {
    await meetAndFillIn(visitor, { [label]: 'x' });
    await field(visitor.page, label).fill(value);
    await expect(form(visitor.page).getByRole('alert')).toBeVisible();
  },
});

const LEFT_EMPTY = 'Contact number, left empty';

export const errors: readonly State[] = [
  wrong('left empty', 'Name', '', LEFT_EMPTY),
  wrong('left empty', 'Email ID', '', LEFT_EMPTY),
  wrong('left empty', 'Contact number', ''),
  wrong('left empty', 'Company name', '', LEFT_EMPTY),
  wrong('no address', 'Email ID', 'asha@lender'),
  wrong('no number', 'Contact number', '90 00'),
  wrong('too long', 'Message', 'x'.repeat(301)),
  {
    name: 'errors under the sticky header',
    path: paths.contact,
    differences: [...wrongAt('Contact number', 'Email ID'), 'sticky header'],
    async reach(visitor) {
      await meetAndFillIn(visitor, { 'Email ID': 'asha@lender', 'Contact number': '90 00' });
      await stick(visitor);
    },
  },
  ...[paths.contact, paths.finsense].map((path, index): State => ({
    name: `every error at once on ${path}`,
    path,
    differences: EVERY_ERROR,
    ...(index && { like: 'every error at once on /contact-us' }),
    reach: failEverywhere,
  })),
  {
    name: 'every error under the sticky header',
    path: paths.contact,
    differences: [...EVERY_ERROR, 'sticky header'],
    like: 'errors under the sticky header',
    async reach(visitor) {
      await failEverywhere(visitor);
      await stick(visitor);
    },
  },
];

async function failEverywhere(visitor: Visitor): Promise<void> {
  await meetAndFillIn(visitor, { Message: 'x'.repeat(301) });
  await form(visitor.page).evaluate((element) => (element as HTMLFormElement).requestSubmit());
  await expect(form(visitor.page).getByRole('alert')).toHaveCount(5);
}

async function send(visitor: Visitor): Promise<void> {
  await meetAndFillIn(visitor, COMPLETE_ENQUIRY);
  await press('button', 'Send')(visitor);
}

const sent = [['info', '']] as const;

const picking = [
  'dialog: Country of the phone number',
  'open: Change country for phone number, current',
  'open: Search',
];

export const enquiry: readonly State[] = [
  {
    name: 'form ready to send',
    path: paths.contact,
    async reach(visitor) {
      await meetAndFillIn(visitor, COMPLETE_ENQUIRY);
      await expect(control(visitor.page, 'button', 'Send')).toBeEnabled();
    },
  },
  {
    name: 'form sending',
    path: paths.contact,
    before: ({ network }) => network.addFault('sendEmail', { kind: 'slow', ms: 5000 }),
    async reach(visitor) {
      await send(visitor);
      await expect(form(visitor.page).getByRole('button', { name: /Sending/ })).toBeVisible();
    },
    says: sent,
  },
  ...[paths.contact, paths.prism, paths.connecthub, paths.company].map((path, index): State => ({
    name: `success box on ${path}`,
    path,
    differences: ['status: Thank you for your enquiry', 'sticky header'],
    ...(index > 1 && { like: 'success box on /product/prism' }),
    async reach(visitor) {
      await send(visitor);
      await expect(successBox(visitor.page)).toBeFocused();
    },
    says: sent,
  })),
  {
    name: 'country list',
    path: paths.contact,
    differences: picking,
    reach: openPicker,
  },
  {
    name: 'country list without a match',
    path: paths.contact,
    differences: picking,
    like: 'country list',
    async reach(visitor) {
      await openPicker(visitor);
      await visitor.page.keyboard.type('zzz');
      await expect(visitor.page.getByRole('option').filter({ visible: true })).toHaveCount(0);
    },
  },
];

async function openPicker(visitor: Visitor): Promise<void> {
  await meetPicker(visitor);
  await visitor.press(countryButton(visitor.page));
  await expect(visitor.page.getByRole('option').first()).toBeVisible();
}
