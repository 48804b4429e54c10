import type { Locator, Page } from '@playwright/test';
import { menuPanel, productsMenu } from '../../harness/locators/header.ts';
import { form } from '../../harness/locators/form.ts';
import type { Device } from '../../harness/viewports.ts';

/**
 * A part of a screen state with an approved text and, for each device, an approved picture. The files of text and
 * pictures in `gates/approved/` are named after the look.
 */
export type Look = {
  name: string;
  /** `screens` are whole screens as they open, `frame` are parts that screens share, `states` are all other looks. */
  folder: 'screens' | 'frame' | 'states';
  find(page: Page): Locator;
  /** Set if the part has a fixed position. Its picture is taken in the window, not on the whole page. */
  isFixed?: true;
};

/** The file with the approved titles, descriptions, social tags and structured data of all pages. */
export const METADATA_FILE = 'heads.txt';

/** Makes a look of a screen's whole content, in the screen's first state or in another state. */
export const makeMainLook = (name: string, folder: Look['folder'] = 'states'): Look => ({
  name,
  folder,
  find: (page) => page.getByRole('main'),
});

export const makeFormLook = (name: string): Look => ({ name, folder: 'states', find: form });

/** Returns a function that makes looks of one part. The part, such as the header, has `position: fixed`. */
const createFixedLookMaker =
  (find: Look['find']) =>
  (name: string): Look => ({ name, folder: 'frame', find, isFixed: true });

/** Makes a look of the header. Its menu panel on a phone and its Products menu on a desktop have their own looks. */
export const makeHeaderLook = createFixedLookMaker((page) => page.getByRole('banner'));
export const makeMenuLook = createFixedLookMaker(productsMenu);
export const makePanelLook = createFixedLookMaker(menuPanel);

export const footerLook: Look = {
  name: 'footer',
  folder: 'frame',
  find: (page) => page.getByRole('contentinfo'),
};

/** The name of a look in the names of its files: `sticky-header` for `sticky header`. */
export const fileNameOfLook = (name: string): string =>
  name.replaceAll(/(?<=[a-z])(?=[A-Z])|[^a-zA-Z0-9]+/g, '-').toLowerCase();

/** The name of the look that an approved file shows: `sticky-header` for `frame/sticky-header-phone.png`. */
export const lookNameOfFile = (file: string): string =>
  file.replaceAll(/^.*\/|(?:-(?:phone|desktop))?\.\w+$/g, '');

/** Lists a look's files on a device. The text is listed for the phone, or for `onlyOn`, the state's only device. */
export const listFilesOfLook = ({ name, folder }: Look, device: Device, onlyOn?: Device) => ({
  picture: [folder, `${fileNameOfLook(name)}-${device}.png`],
  text: device === (onlyOn ?? 'phone') ? [folder, `${fileNameOfLook(name)}.txt`] : null,
});
