import { pages } from '../src/content/pages.ts';

/** A header as a host sends it. */
export type HostHeader = readonly [name: string, value: string];

/**
 * What the host says with every file. The rest of the content policy stands in each page's HTML, as it names the
 * checksums of that page's own style and script (`build/page-html.ts`); here is what only a header can say, and
 * what is the same everywhere.
 */
export const commonHeaders: readonly HostHeader[] = [
  ['Content-Security-Policy', "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"],
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
];

/** Files named by their content: a new build has new names. */
export const ASSETS = '/assets/';
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Everything else is asked for anew, and not sent again when it is the same. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Addresses of files that stand for a page: the page has one address only. */
export const redirects: readonly { from: string; to: string }[] = Object.values(pages)
  .filter(({ path }) => path !== pages.notFound.path)
  .map(({ path }) => ({ from: path === '/' ? '/index.html' : `${path}.html`, to: path }));
