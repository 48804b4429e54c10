import type { Locator } from '@playwright/test';
import { emptyNote, fileNames, placeholder } from '../../harness/locators/annual-returns.ts';
import { expect } from '../world.ts';
import type { State, States } from './state.ts';

const lists = (check: (list: Locator, emptyNote: Locator, placeholder: Locator) => Promise<void>): State => ({
  parts: ['list of annual returns'],
  async check(list, { page }) {
    await check(list, emptyNote(page), placeholder(page));
    expect(await fileNames(list)).toEqual([]);
  },
});

const downloads = (isBusy: boolean, words: RegExp): State => ({
  parts: ['file'],
  async check(button) {
    await expect(button).toHaveAttribute('aria-busy', String(isBusy));
    await expect(button).toContainText(words);
  },
});

export const annualReturnStates: States = {
  loading: lists(async (list, note, shapes) => {
    await expect(shapes).toBeVisible();
    await expect(list.getByText('Loading the list of annual returns')).toBeAttached();
    await expect(note).toHaveCount(0);
  }),
  empty: lists(async (_list, note, shapes) => {
    await expect(note).toBeVisible();
    await expect(shapes).toHaveCount(0);
  }),
  'being downloaded': downloads(true, /Downloading/),
  'ready to download': downloads(false, /Download$/),
};
