import { Key } from 'selenium-webdriver';
import { paths } from '../../../src/content/paths.ts';
import { expect, keeps, test, widths } from './walker.ts';

const GROUPS = {
  'Data Connect': 'ConnectHub',
  Lending: 'RiskGauge',
  'Wealth Management': 'Wealthscape',
  'Transaction Categorization': 'Prism',
};

test.describe('Products menu', () => {
  test.beforeEach(({ walker }) => walker.visit(paths.contact));

  test('opens when the pointer comes and closes when it has left', keeps('2.9'), async ({ walker }) => {
    await walker.pointAt('Products');
    await expect.poll(() => walker.attribute('Products', 'aria-expanded')).toBe('true');
    await walker.driver.actions().move({ x: 640, y: 700 }).perform();
    await expect.poll(() => walker.attribute('Products', 'aria-expanded')).toBe('false');
  });

  for (const [group, product] of Object.entries(GROUPS))
    test(`shows ${product} when the pointer rests on ${group}`, keeps('2.11', '2.12'), async ({ walker }) => {
      await walker.pointAt('Products');
      await walker.pointAt(group);
      await expect.poll(() => walker.attribute(group, 'aria-expanded')).toBe('true');
      await walker.press(product, 'header');
      await expect.poll(() => walker.driver.getTitle()).toContain(product);
    });

  for (const [name, key] of Object.entries({ Enter: Key.ENTER, Space: Key.SPACE, ArrowDown: Key.ARROW_DOWN }))
    test(
      `opens by ${name}, and Escape closes it and leaves the focus on its button`,
      keeps('2.10'),
      async ({ walker }) => {
        await walker.focusOn('Products');
        await walker.keys(key);
        await expect.poll(() => walker.attribute('Products', 'aria-expanded')).toBe('true');
        await walker.keys(Key.ESCAPE);
        await expect.poll(() => walker.attribute('Products', 'aria-expanded')).toBe('false');
        expect(await walker.focus()).toBe('Products');
      },
    );

  test('leads by arrow keys and Tab to a product', keeps('2.10'), async ({ walker }) => {
    await walker.focusOn('Products');
    await walker.keys(Key.ARROW_DOWN);
    await expect.poll(() => walker.focus()).toBe('Data Connect');
    await walker.keys(Key.ARROW_DOWN);
    await expect.poll(() => walker.focus()).toBe('Lending');
    await walker.keys(Key.TAB);
    await expect.poll(() => walker.focus()).toContain('RiskGauge');
    await walker.keys(Key.ENTER);
    await expect.poll(() => walker.path()).toBe(paths.lendscape);
  });

  test('closes when a press goes beside it', keeps('2.10'), async ({ walker }) => {
    await walker.focusOn('Products');
    await walker.keys(Key.ENTER);
    await expect.poll(() => walker.attribute('Products', 'aria-expanded')).toBe('true');
    await walker.driver.actions().move({ x: 640, y: 700 }).click().perform();
    await expect.poll(() => walker.attribute('Products', 'aria-expanded')).toBe('false');
  });
});

test.describe('Menu panel', () => {
  test.beforeEach(async ({ walker }) => {
    await walker.visit(paths.company, widths.narrow);
    await walker.press('Open menu');
    await walker.control('Developers', 'dialog');
  });

  const isOpen = () => document.querySelector('dialog')!.open;

  test('fills the window', keeps('2.14'), async ({ walker }) => {
    const sizes = () =>
      walker.ask(() => {
        const { left, width, height } = document.querySelector('dialog')!.getBoundingClientRect();
        return [left, innerWidth - width, innerHeight - height].map(Math.round);
      });
    await expect.poll(sizes).toEqual([0, 0, 0]);
  });

  test('closes by its button', keeps('2.14'), async ({ walker }) => {
    await walker.press('Close menu');
    await expect.poll(() => walker.ask(isOpen)).toBe(false);
  });

  test('closes by Escape', keeps('4.3'), async ({ walker }) => {
    await walker.keys(Key.ESCAPE);
    await expect.poll(() => walker.ask(isOpen)).toBe(false);
  });

  test('keeps the focus within', keeps('2.14'), async ({ walker }) => {
    for (let time = 0; time < 8; time += 1) {
      await walker.keys(Key.TAB);
      expect(await walker.ask(() => document.activeElement!.closest('main, footer'))).toBeNull();
    }
  });

  test('moves the focus into the products and back', keeps('2.15'), async ({ walker }) => {
    await walker.press('Products', 'dialog');
    await expect.poll(() => walker.focus()).toBe('Back');
    await walker.press('Back', 'dialog');
    await expect.poll(() => walker.focus()).toBe('Products');
  });

  for (const [group, product] of Object.entries(GROUPS))
    test(`leads by ${group} to ${product}`, keeps('2.15'), async ({ walker }) => {
      await walker.press('Products', 'dialog');
      await walker.press(group, 'dialog');
      await walker.press(product, 'dialog');
      await expect.poll(() => walker.driver.getTitle()).toContain(product);
      expect(await walker.ask(isOpen)).toBe(false);
    });

  test('holds the page while it is open and lets it go', keeps('2.16'), async ({ walker }) => {
    const overflow = () => getComputedStyle(document.documentElement).overflowY;
    expect(await walker.ask(overflow)).toBe('hidden');
    await walker.press('Close menu');
    await expect.poll(() => walker.ask(overflow)).not.toBe('hidden');
  });
});

test.describe('Tabs', () => {
  const TABS = {
    'Data connect': 'View Finsense',
    Lending: 'View RiskGauge',
    'Wealth management': 'View Wealthscape',
    'Transaction categorization': 'View Prism',
  };

  for (const [tab, link] of Object.entries(TABS))
    test(`${tab} shows "${link}"`, keeps('2.30'), async ({ walker }) => {
      await walker.visit(paths.home);
      await walker.press(tab, 'main');
      await expect.poll(() => walker.attribute(tab, 'aria-selected')).toBe('true');
      await walker.control(link, '[role=tabpanel]');
    });

  test(
    'an arrow key selects the next tab, and Tab leads into its panel',
    keeps('2.30'),
    async ({ walker }) => {
      await walker.visit(paths.home);
      await walker.press('Data connect', 'main');
      await walker.keys(Key.ARROW_RIGHT);
      await expect.poll(() => walker.focus()).toBe('Lending');
      await walker.keys(Key.TAB);
      await expect.poll(() => walker.focus()).toBe('View RiskGauge');
    },
  );
});
