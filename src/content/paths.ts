import { products, type ProductSlug } from './products/products.ts';

const productPaths = Object.fromEntries(products.map(({ slug, cta }) => [slug, cta])) as Record<
  ProductSlug,
  string
>;

/** The path of each screen (2.1), and of the not-found page. */
export const paths = {
  home: '/',
  company: '/company',
  contact: '/contact-us',
  ...productPaths,
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-conditions',
  annualReturns: '/annual-returns',
  conference: '/bfs',
  conferenceBanner: '/bfs-2025',
  notFound: '/404',
} as const;

/**
 * A path as every host reads it (`build/hosting/addresses.yaml`): percent-encoding is decoded once, repeated slashes are
 * merged. A path that cannot be decoded is returned unchanged: no page has it.
 */
export function normalisePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/\/+/g, '/');
  } catch {
    return pathname;
  }
}

/** The other paths of a page's HTML file, such as `/company.html`: a host redirects them to the page's own path. */
export function pathsRedirectedTo(path: string): string[] {
  const file = path === paths.home ? '/index' : path;
  return [file, `${file}/`, `${file}.html`].filter((other) => other !== path);
}

/** The folder of all product pages. */
export const productFolder = '/product';

export type ScreenName = keyof typeof paths;

/** The addresses of the certificates, which are PDF files. */
export const certificateFiles = {
  cisaItAudit: '/certificates/cisa-it-audit.pdf',
  soc2Type2: '/certificates/soc-2-type-2.pdf',
} as const;

/** The id of the enquiry form, on each page that has one. */
export const formAnchor = 'Contact_Form';
/** The address of the form on the contact page. */
export const formAddress = `${paths.contact}#${formAnchor}`;
