import { expect } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { control } from '../../harness/locators/parts.ts';
import { press, type ReachableState } from './reachable-state.ts';

const TABS = ['Lending', 'Wealth management', 'Transaction categorization'];

export const homeStates: readonly ReachableState[] = [
  ...TABS.map((tab): ReachableState => ({
    name: `tab ${tab}`,
    path: paths.home,
    differences: [`tab: ${tab}`],
    reach: press('tab', tab),
  })),
  {
    name: 'typing demo',
    path: paths.home,
    motion: true,
    async reach({ page, clock }) {
      await page.getByRole('textbox', { name: /request/i }).scrollIntoViewIfNeeded();
      await clock.stop();
      // An IntersectionObserver starts the demo at some real moment: advance the clock until it has typed ten
      // characters.
      await expect(async () => {
        await clock.pass(100);
        expect((await page.getByRole('textbox').inputValue()).length).toBe(10);
      }).toPass({ intervals: [10] });
    },
  },
  {
    name: 'typing demo paused',
    path: paths.home,
    motion: true,
    async reach(visitor) {
      await press('button', 'Pause')(visitor);
      await expect(control(visitor.page, 'button', 'Play')).toBeVisible();
    },
  },
];
