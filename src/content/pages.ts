import { identity } from './site-identity.ts';
import { paths, type ScreenName } from './paths.ts';
import type { PageMeta } from './content-types.ts';
import { products, type ProductSlug } from './products/products.ts';

const { name: siteName } = identity;

const productPages = Object.fromEntries(
  products.map(({ slug, cta, heading, para }) => [
    slug,
    { path: cta, title: `${heading} | ${siteName}`, description: para },
  ]),
) as Record<ProductSlug, PageMeta>;

/** The metadata of each page, by screen. Browsers load it only at a route change: prerendered pages have theirs. */
export const pages: Readonly<Record<ScreenName, PageMeta>> = {
  home: {
    path: paths.home,
    title: `${siteName}: open finance and Account Aggregator technology`,
    description:
      'Technology for banks, lenders, brokers and fintechs in India to share and use financial data with the customer’s consent.',
  },
  company: {
    path: paths.company,
    title: `Company | ${siteName}`,
    description: `The story, mission and values of ${siteName}, a ${identity.city}-based Technology Service Provider in the Account Aggregator network.`,
  },
  contact: {
    path: paths.contact,
    title: `Contact us | ${siteName}`,
    description: `Talk to ${siteName} about Account Aggregator integration, lending, wealth analytics or transaction categorisation.`,
  },
  ...productPages,
  privacyPolicy: {
    path: paths.privacyPolicy,
    title: `Privacy Policy | ${siteName}`,
    description: `What the website of ${siteName} collects, why, who receives it, your rights, and how to raise a grievance.`,
  },
  terms: {
    path: paths.terms,
    title: `${siteName} Terms And Conditions`,
    description: `The terms on which you may use the website of ${siteName}, from the disclaimer to grievance redressal and feedback.`,
  },
  annualReturns: {
    path: paths.annualReturns,
    title: `${siteName} Annual Returns`,
    description: `Download the annual return forms of ${siteName}. The files are listed with the newest first.`,
  },
  conference: {
    path: paths.conference,
    title: `${siteName} Bharat Fintech Summit '25`,
    description: `Meet the buddy assistant of ${siteName} at the Bharat Fintech Summit and ask about lending, collections or wealth.`,
  },
  conferenceBanner: {
    path: paths.conferenceBanner,
    title: `Bharat Fintech Summit '25 agenda | ${siteName}`,
    description: `${siteName} at the Bharat Fintech Summit. This page opens the agenda on the summit’s website.`,
  },
  notFound: {
    path: paths.notFound,
    title: `Page Not Found | ${siteName}`,
    description: `There is no page at this address on the website of ${siteName}. Start again from the home page.`,
    index: false,
  },
};

/** The metadata of the page at a path, or of the not-found page if no page has the path. */
export function pageMetadataAt(path: string): PageMeta {
  return Object.values(pages).find((page) => page.path === path) ?? pages.notFound;
}
