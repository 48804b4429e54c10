import { headerFacts, highlighted } from '../../harness/locators/header.ts';
import { control } from '../../harness/locators/parts.ts';
import { expectSeen } from '../seen.ts';
import { expect } from '../world.ts';
import type { States } from './state.ts';

export const headerStates: States = {
  open: {
    parts: ['Products menu', 'menu panel'],
    async check(menu, { page }, { kind }) {
      await expectSeen(menu);
      if (kind === 'Products menu') return;
      const { width, height } = page.viewportSize()!;
      await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    },
  },
  closed: {
    parts: ['Products menu', 'menu panel'],
    async check(menu, { page }, { kind }) {
      // An empty page has no menu either.
      await expect(control(page, 'button', kind === 'menu panel' ? 'Open menu' : 'Products')).toBeVisible();
      await expect(menu).toBeHidden();
    },
  },
  highlighted: {
    parts: ['group'],
    check: (_group, { page }, { name }) => expect.poll(() => highlighted(page)).toEqual([name]),
  },
  'sticky and white': {
    parts: ['header'],
    async check(header, { page }) {
      await expect
        .poll(() => headerFacts(page))
        .toMatchObject({ sticky: true, position: 'fixed', top: 0, background: 'rgb(255, 255, 255)' });
      await expectSeen(header.getByRole('link', { name: 'Sangam home' }));
    },
  },
  'not sticky': {
    parts: ['header'],
    async check(header, { page }) {
      await expect(header).toBeAttached();
      // It leaves the window with the page.
      await expect
        .poll(() => headerFacts(page))
        .toMatchObject({ sticky: false, position: expect.not.stringMatching(/fixed|sticky/), topOnPage: 0 });
    },
  },
};
