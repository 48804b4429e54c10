import { pathsRedirectedTo, paths } from '../../src/content/paths.ts';

/** A header that a host sends. */
export type HostHeader = readonly [name: string, value: string];

/**
 * The headers of every file. Their content policy has only directives that a `meta` element cannot set
 * (frame-ancestors) or that all pages share. Each page's `meta` element has the other directives, with the checksums of
 * the page's style and script (`build/page-html.ts`).
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

/** The folder of files with a hash of the content in their names: they never change, so browsers may keep them. */
export const ASSETS_FOLDER = '/assets/';
export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

/** Cache-Control of files outside ASSETS_FOLDER: browsers revalidate each time, and get a 304 for an unchanged file. */
export const REVALIDATED_CACHE = 'public, max-age=0, must-revalidate';

/** The media types of files that hosts by default send with a wrong type or without a charset. */
export const mediaTypes: readonly (readonly [path: string, type: string])[] = [
  ['/site.webmanifest', 'application/manifest+json'],
  ['/.well-known/sbom', 'application/vnd.cyclonedx+json'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
];

/**
 * A pattern of request addresses that get a 404, matched before percent-decoding: those with a null byte, which makes
 * Caddy fail, or with a segment `.` or `..`. A host resolves such segments, but the site's router does not: the two
 * would show different pages.
 */
export const REJECTED_ADDRESS_PATTERN = '^[^?]*(%00|(/|%2f)(\\.|%2e)(\\.|%2e)?(/|%2f|\\?|$))';

/** Redirects to each page's address from the other paths of its HTML file, such as `/company/` and `/company.html`. */
export const redirects: readonly { from: string; to: string }[] = Object.values(paths)
  .filter((path) => path !== paths.notFound)
  .flatMap((to) => pathsRedirectedTo(to).map((from) => ({ from, to })));
