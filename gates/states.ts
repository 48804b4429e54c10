import { expect } from '@playwright/test';
import { countryButton, field, form, successBox } from '../steps/screens/form.ts';
import { menuPanel, productsMenu } from '../steps/screens/header.ts';
import { control, scrollInstantly } from '../steps/screens/page.ts';
import type { Device, Visitor } from './fixtures.ts';
import { screens } from './screens.ts';

/** A state that a visitor can reach, and how. Every gate that looks at states takes them from here. */
export type State = {
  name: string;
  path: string;
  /** The width at which the state exists; both unless it says so. */
  only?: Device;
  /** For a state that shows before or without an answer of an outside service. */
  before?(visitor: Visitor): void | Promise<void>;
  reach?(visitor: Visitor): Promise<void>;
  /** Console lines that belong to the state, by their type and beginning. */
  says?: readonly (readonly [type: string, words: string])[];
  /** A screen as it opens. */
  opened?: true;
  /** For a visitor who has not asked for less motion. */
  motion?: true;
};

const COMPLETE: Record<string, string> = {
  Name: 'Asha Rao',
  'Email ID': 'asha@lender.example',
  'Contact number': '9000000000',
  'Company name': 'Lender One',
};

const GROUPS = ['Data Connect', 'Lending', 'Wealth Management', 'Transaction Categorization'];
const TABS = ['Lending', 'Wealth management', 'Transaction categorization'];

/** Waits for the country picker, which comes when the number is near. */
async function meetPicker({ page }: Visitor): Promise<void> {
  await field(page, 'Contact number').scrollIntoViewIfNeeded();
  await expect(countryButton(page)).toBeVisible();
}

async function fillIn(visitor: Visitor, values: Record<string, string>): Promise<void> {
  const { page } = visitor;
  await meetPicker(visitor);
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function fieldError(visitor: Visitor, label: string, wrong: string): Promise<void> {
  const { page } = visitor;
  await meetPicker(visitor);
  await field(page, label).fill('x');
  await field(page, label).fill(wrong);
  await expect(form(page).getByRole('alert')).toBeVisible();
}

const press = (role: 'button' | 'link' | 'tab', name: string) => async (visitor: Visitor) =>
  visitor.press(control(visitor.page, role, name));

/** Scrolls down and a little up again, as the sticky header asks. */
async function stick({ page }: Visitor): Promise<void> {
  await scrollInstantly(page, 600);
  await scrollInstantly(page, 500);
  await expect(page.locator('header[data-sticky]')).toBeVisible();
}

async function openPicker(visitor: Visitor): Promise<void> {
  await meetPicker(visitor);
  await visitor.press(countryButton(visitor.page));
  await expect(visitor.page.getByRole('option').first()).toBeVisible();
}

/** Each screen as it opens. */
const opened: State[] = screens.map(({ name, path }) => ({
  name,
  path,
  opened: true,
  // A countdown stands still from its beginning.
  before: ({ clock }) => (/notFound|conferenceBanner/.test(name) ? clock.stop() : undefined),
  async reach(visitor) {
    const { page } = visitor;
    if (name === 'annualReturns')
      await expect(page.getByRole('button', { name: /Download/ }).first()).toBeVisible();
    if (name === 'contact') {
      await meetPicker(visitor);
      await scrollInstantly(page, 0);
    }
  },
}));

const header: State[] = [
  { name: 'skip link', path: '/', reach: async ({ page }) => page.keyboard.press('Tab') },
  { name: 'sticky header', path: '/company', reach: stick },
  ...GROUPS.map((group): State => ({
    name: `Products menu, ${group}`,
    path: '/contact-us',
    only: 'desktop',
    async reach(visitor) {
      await press('button', 'Products')(visitor);
      await visitor.press(productsMenu(visitor.page).getByRole('button', { name: group }));
      await expect(productsMenu(visitor.page).getByRole('link').first()).toBeVisible();
    },
  })),
  {
    name: 'Products menu on a dark screen',
    path: '/bfs',
    only: 'desktop',
    reach: press('button', 'Products'),
  },
  {
    name: 'Products menu of the sticky header',
    path: '/company',
    only: 'desktop',
    async reach(visitor) {
      await stick(visitor);
      await press('button', 'Products')(visitor);
    },
  },
  {
    name: 'menu panel',
    path: '/company',
    only: 'phone',
    async reach(visitor) {
      await press('button', 'Open menu')(visitor);
      await expect(menuPanel(visitor.page)).toBeVisible();
    },
  },
  {
    name: 'menu panel, Products',
    path: '/company',
    only: 'phone',
    async reach(visitor) {
      await press('button', 'Open menu')(visitor);
      await press('button', 'Products')(visitor);
      await expect(control(visitor.page, 'button', 'Back')).toBeFocused();
    },
  },
  ...GROUPS.map((group): State => ({
    name: `menu panel, ${group}`,
    path: '/company',
    only: 'phone',
    async reach(visitor) {
      await press('button', 'Open menu')(visitor);
      await press('button', 'Products')(visitor);
      await press('button', group)(visitor);
      await expect(menuPanel(visitor.page).getByRole('link').filter({ visible: true }).first()).toBeVisible();
    },
  })),
];

const home: State[] = [
  ...TABS.map((tab): State => ({ name: `tab ${tab}`, path: '/', reach: press('tab', tab) })),
  {
    name: 'typing demo',
    path: '/',
    motion: true,
    async reach({ page, clock }) {
      await page.getByRole('textbox', { name: /request/i }).scrollIntoViewIfNeeded();
      await clock.stop();
      // The demo begins when it is in the window, which is no time of the clock.
      await expect(async () => {
        await clock.pass(100);
        expect((await page.getByRole('textbox').inputValue()).length).toBe(10);
      }).toPass({ intervals: [10] });
    },
  },
  {
    name: 'typing demo paused',
    path: '/',
    motion: true,
    async reach(visitor) {
      await press('button', 'Pause')(visitor);
      await expect(control(visitor.page, 'button', 'Play')).toBeVisible();
    },
  },
];

const errors: State[] = [
  ...Object.keys(COMPLETE).map((label): State => ({
    name: `error of ${label}, left empty`,
    path: '/contact-us',
    reach: (visitor) => fieldError(visitor, label, ''),
  })),
  {
    name: 'error of Email ID, no address',
    path: '/contact-us',
    reach: (visitor) => fieldError(visitor, 'Email ID', 'asha@lender'),
  },
  {
    name: 'error of Contact number, no number',
    path: '/contact-us',
    reach: (visitor) => fieldError(visitor, 'Contact number', '90 00'),
  },
  {
    name: 'error of Message, too long',
    path: '/contact-us',
    reach: (visitor) => fieldError(visitor, 'Message', 'x'.repeat(301)),
  },
  {
    name: 'every error at once',
    path: '/product/finsense',
    async reach(visitor) {
      const { page } = visitor;
      await meetPicker(visitor);
      await form(page).evaluate((element) => (element as HTMLFormElement).requestSubmit());
      await expect(form(page).getByRole('alert')).toHaveCount(4);
    },
  },
];

const sent = [['info', '']] as const;

const enquiry: State[] = [
  {
    name: 'form ready to send',
    path: '/contact-us',
    async reach(visitor) {
      await fillIn(visitor, COMPLETE);
      await expect(control(visitor.page, 'button', 'Send')).toBeEnabled();
    },
  },
  {
    name: 'form sending',
    path: '/contact-us',
    before: ({ network }) => network.break('sendEmail', { kind: 'slow', ms: 5000 }),
    async reach(visitor) {
      await fillIn(visitor, COMPLETE);
      await press('button', 'Send')(visitor);
      await expect(form(visitor.page).getByRole('button', { name: /Sending/ })).toBeVisible();
    },
    says: sent,
  },
  ...['/contact-us', '/product/prism'].map((path): State => ({
    name: `success box on ${path}`,
    path,
    async reach(visitor) {
      await fillIn(visitor, COMPLETE);
      await press('button', 'Send')(visitor);
      await expect(successBox(visitor.page)).toBeFocused();
    },
    says: sent,
  })),
  { name: 'country list', path: '/contact-us', reach: openPicker },
  {
    name: 'country list without a match',
    path: '/contact-us',
    async reach(visitor) {
      await openPicker(visitor);
      await visitor.page.keyboard.type('zzz');
      await expect(visitor.page.getByRole('option').filter({ visible: true })).toHaveCount(0);
    },
  },
];

const annualReturns: State[] = [
  {
    name: 'shimmer',
    path: '/annual-returns',
    before: ({ network }) => network.break('queryItems', { kind: 'slow', ms: 60_000 }),
    reach: async ({ page }) => expect(page.getByText('Loading')).toBeAttached(),
  },
  {
    name: 'empty list',
    path: '/annual-returns',
    before: ({ network }) => network.break('queryItems', { kind: 'refused', status: 500 }),
    reach: async ({ page }) => expect(page.getByText('No annual return is listed')).toBeVisible(),
    says: [['error', 'Error fetching data']],
  },
  {
    name: 'download under way',
    path: '/annual-returns',
    before: ({ network }) => network.break('getFile', { kind: 'slow', ms: 60_000 }),
    async reach(visitor) {
      await visitor.press(visitor.page.getByRole('main').getByRole('button').first());
      await expect(visitor.page.locator('[aria-busy=true]')).toBeVisible();
    },
  },
];

const others: State[] = [
  { name: 'not found, staying', path: '/no-such-page', reach: press('button', 'Stay on this page') },
  { name: 'conference banner, staying', path: '/bfs-2025', reach: press('button', 'Stay on this page') },
  {
    name: 'section of the privacy policy',
    path: '/privacy-policy',
    async reach(visitor) {
      await visitor.press(visitor.page.getByRole('main').getByRole('navigation').getByRole('link').nth(3));
      await expect(visitor.page.locator('h2:focus')).toBeVisible();
    },
  },
  {
    name: 'error page',
    path: '/',
    before: ({ lose }) => lose(/\/assets\/Company-.*\.js/),
    async reach({ page }) {
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    },
    says: [['error', '']],
  },
];

/** Every state, those that a screen opens in first. */
export const states: readonly State[] = [
  ...opened,
  ...header,
  ...home,
  ...errors,
  ...enquiry,
  ...annualReturns,
  ...others,
];
