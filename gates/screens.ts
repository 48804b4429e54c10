import { pages } from '../src/content/pages.ts';

/** An address that no screen has. */
export const UNKNOWN_PATH = '/no-such-page';

/** A screen by the name that the content gives it, with an address that shows it and its title. */
export type SiteScreen = { name: string; path: string; title: string };

/** Every screen of the site; the last one stands for all unknown addresses. */
export const screens: readonly SiteScreen[] = Object.entries(pages).map(([name, { path, title }]) => ({
  name,
  path: name === 'notFound' ? UNKNOWN_PATH : path,
  title,
}));
