import type { Locator, Page } from '@playwright/test';
import { menuPanel, productsMenu } from '../../harness/locators/header.ts';
import { form } from '../../harness/locators/form.ts';
import type { Device } from '../../harness/viewports.ts';

/**
 * A part of a page in a state, with an approved look: a picture for each device, and one text. The files in
 * `gates/approved/` are named for it.
 */
export type Look = {
  name: string;
  find(page: Page): Locator;
  /** Captured from the window, because the part has a fixed position and does not scroll with the page. */
  isFixed?: true;
};

/** The approved titles, descriptions, social tags and structured data of all pages. */
export const HEADS = 'heads.txt';

export const mainLook = (name: string): Look => ({ name, find: (page) => page.getByRole('main') });

export const formLook = (name: string): Look => ({ name, find: form });

/** The header; its panel on a phone and its menu on a desktop are separate looks. */
export const headerLook = (name: string): Look => ({
  name,
  find: (page) => page.getByRole('banner'),
  isFixed: true,
});

export const footerLook: Look = { name: 'footer', find: (page) => page.getByRole('contentinfo') };

export const menuLook = (name: string): Look => ({ name, find: productsMenu, isFixed: true });

export const panelLook = (name: string): Look => ({ name, find: menuPanel, isFixed: true });

/** The files of a look on a device. Texts are read once, on a phone unless only a desktop has the state. */
export function lookFilesOf(name: string, device: Device, only?: Device): { picture: string; text?: string } {
  const file = name.replaceAll(/(?<=[a-z])(?=[A-Z])|[^a-zA-Z0-9]+/g, '-').toLowerCase();
  return {
    picture: `${file}-${device}.png`,
    ...(device === (only ?? 'phone') && { text: `${file}.txt` }),
  };
}
