import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { sampleRequest, scrollToDemo } from '../../harness/locators/demo.ts';
import { control } from '../../harness/locators/parts.ts';
import { section } from '../../harness/locators/section.ts';
import { reachByPress, type ReachableState } from './reachable-state.ts';

const showcaseSection = (page: Page) => section(page, 'Make Finance Work Better');
const demoSection = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: sampleRequest(page) });

const TABS_AFTER_FIRST = ['Lending', 'Wealth management', 'Transaction categorization'];

export const homeStates: readonly ReachableState[] = [
  ...TABS_AFTER_FIRST.map((tab): ReachableState => ({
    name: `tab ${tab}`,
    path: paths.home,
    differences: [`tab: ${tab}`],
    looks: [{ name: `tab ${tab}`, folder: 'states', find: showcaseSection }],
    reach: reachByPress('tab', tab),
  })),
  {
    name: 'typing demo',
    path: paths.home,
    motion: true,
    async reach({ page, clock }) {
      await scrollToDemo(page);
      await clock.stop();
      // An IntersectionObserver starts the demo at an unknown time: advance the clock until ten characters are typed.
      await expect(async () => {
        await clock.pass(100);
        expect((await sampleRequest(page).inputValue()).length).toBe(10);
      }).toPass({ intervals: [10] });
    },
  },
  {
    name: 'typing demo paused',
    path: paths.home,
    motion: true,
    looks: [{ name: 'typing demo paused', folder: 'states', find: demoSection }],
    async reach(visitor) {
      // Stop the clock first: then the demo has typed at most one character when Pause is pressed.
      await visitor.clock.stop();
      await reachByPress('button', 'Pause')(visitor);
      await expect(control(visitor.page, 'button', 'Play')).toBeVisible();
    },
  },
];
