import { Key } from 'selenium-webdriver';
import { paths } from '../../../src/content/paths.ts';
import { expect, proves, test, type Walker, windowWidths } from './walker.ts';

test.describe('Products menu', () => {
  const isExpanded = (walker: Walker) => walker.attribute('Products', 'aria-expanded');
  test.beforeEach(({ walker }) => walker.visit(paths.contact));

  test('opens on hover and closes when the pointer has left', proves('2.9'), async ({ walker }) => {
    await walker.pointAt('Products');
    await expect.poll(() => isExpanded(walker)).toBe('true');
    await walker.driver.actions().move({ x: 640, y: 700 }).perform();
    await expect.poll(() => isExpanded(walker)).toBe('false');
  });

  test('shows the products of the group under the pointer', proves('2.11', '2.12'), async ({ walker }) => {
    await walker.pointAt('Products');
    await walker.pointAt('Lending');
    await expect.poll(() => walker.attribute('Lending', 'aria-expanded')).toBe('true');
    await walker.press('RiskGauge', 'header');
    await expect.poll(() => walker.driver.getTitle()).toContain('RiskGauge');
  });

  test(
    'opens by Enter; Escape closes it and keeps the focus on its button',
    proves('2.10'),
    async ({ walker }) => {
      await walker.focusOn('Products');
      await walker.pressKeys(Key.ENTER);
      await expect.poll(() => isExpanded(walker)).toBe('true');
      await walker.pressKeys(Key.ESCAPE);
      await expect.poll(() => isExpanded(walker)).toBe('false');
      expect(await walker.focusedText()).toBe('Products');
    },
  );

  test('arrow keys and Tab lead to a product', proves('2.10'), async ({ walker }) => {
    await walker.focusOn('Products');
    await walker.pressKeys(Key.ARROW_DOWN);
    await expect.poll(() => walker.focusedText()).toBe('Data Connect');
    await walker.pressKeys(Key.ARROW_DOWN);
    await expect.poll(() => walker.focusedText()).toBe('Lending');
    await walker.pressKeys(Key.TAB);
    await expect.poll(() => walker.focusedText()).toContain('RiskGauge');
    await walker.pressKeys(Key.ENTER);
    await expect.poll(() => walker.path()).toBe(paths.lendscape);
  });

  test('closes on a press outside', proves('2.10'), async ({ walker }) => {
    await walker.focusOn('Products');
    await walker.pressKeys(Key.SPACE);
    await expect.poll(() => isExpanded(walker)).toBe('true');
    await walker.driver.actions().move({ x: 640, y: 700 }).click().perform();
    await expect.poll(() => isExpanded(walker)).toBe('false');
  });
});

test.describe('Menu panel', () => {
  const isOpen = () => document.querySelector('dialog')!.open;
  test.beforeEach(async ({ walker }) => {
    await walker.visit(paths.company, windowWidths.narrow);
    await walker.press('Open menu');
    await walker.control('Developers', 'dialog');
  });

  test('fills the window and keeps the focus', proves('2.14'), async ({ walker }) => {
    const readSizes = () => {
      const { left, width, height } = document.querySelector('dialog')!.getBoundingClientRect();
      return [left, innerWidth - width, innerHeight - height].map(Math.round);
    };
    await expect.poll(() => walker.evaluate(readSizes)).toEqual([0, 0, 0]);
    for (let time = 0; time < 8; time += 1) {
      await walker.pressKeys(Key.TAB);
      expect(await walker.evaluate(() => document.activeElement!.closest('main, footer'))).toBeNull();
    }
  });

  test('closes by its button, and lets the page scroll again', proves('2.14', '2.16'), async ({ walker }) => {
    const readOverflow = () => getComputedStyle(document.documentElement).overflowY;
    expect(await walker.evaluate(readOverflow)).toBe('hidden');
    await walker.press('Close menu');
    await expect.poll(() => walker.evaluate(isOpen)).toBe(false);
    await expect.poll(() => walker.evaluate(readOverflow)).not.toBe('hidden');
  });

  test('closes by Escape', proves('4.3'), async ({ walker }) => {
    await walker.pressKeys(Key.ESCAPE);
    await expect.poll(() => walker.evaluate(isOpen)).toBe(false);
  });

  test('moves the focus into the products and back, and leads to one', proves('2.15'), async ({ walker }) => {
    await walker.press('Products', 'dialog');
    await expect.poll(() => walker.focusedText()).toBe('Back');
    await walker.press('Back', 'dialog');
    await expect.poll(() => walker.focusedText()).toBe('Products');
    await walker.press('Products', 'dialog');
    await walker.press('Lending', 'dialog');
    await walker.press('RiskGauge', 'dialog');
    await expect.poll(() => walker.driver.getTitle()).toContain('RiskGauge');
    expect(await walker.evaluate(isOpen)).toBe(false);
  });
});
