import { pages } from '../../src/content/pages.ts';

/** One header that a host sends. */
export type HostHeader = readonly [name: string, value: string];

/**
 * The headers of every file. The content policy here has only directives that a `meta` element cannot set
 * (frame-ancestors) or that all pages share; the rest is in each page's HTML, with the checksums of its style and script
 * (`build/page-html.ts`).
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

/** The folder of files whose names hold a hash of their content: they never change, so browsers may keep them. */
export const ASSETS = '/assets/';
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For all other files: the browser asks each time, and gets a 304 when the file is the same. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Redirects from the addresses of HTML files to the one address of each page. */
export const redirects: readonly { from: string; to: string }[] = Object.values(pages)
  .filter(({ path }) => path !== pages.notFound.path)
  .map(({ path }) => ({ from: path === '/' ? '/index.html' : `${path}.html`, to: path }));
