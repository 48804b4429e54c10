import { pages } from '../src/content/pages.ts';

/** A path without a route, which shows the not-found screen. */
export const UNKNOWN_PATH = '/no-such-page';

/** A screen: its name in `src/content/paths.ts`, and a path that shows it. */
export type SiteScreen = { name: string; path: string };

/** The path of the screen that is shown at a path; slashes at its end are ignored. */
export const screenPathOf = (path: string): string => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return screens.some((screen) => screen.path === plain) ? plain : UNKNOWN_PATH;
};

/** Every screen of the site; the last one is the not-found screen. */
export const screens: readonly SiteScreen[] = Object.entries(pages).map(([name, { path }]) => ({
  name,
  path: name === 'notFound' ? UNKNOWN_PATH : path,
}));
