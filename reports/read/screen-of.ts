import { pages } from '../../src/content/pages.ts';

const ROUTES: readonly string[] = Object.values(pages).map(({ path }) => path);

/** Represents all addresses without a route: they show the not-found screen. */
const UNKNOWN = '* (any other)';

/** The route that a path belongs to, a slash at its end ignored; UNKNOWN for a path that is no route. */
export function screenOf(path: string): string {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return ROUTES.includes(plain) && plain !== pages.notFound.path ? plain : UNKNOWN;
}
