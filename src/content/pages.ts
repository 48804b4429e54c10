import { identity } from './site-identity.ts';
import { paths, type ScreenName } from './paths.ts';
import type { PageMeta } from './content-types.ts';
import { products, type ProductSlug } from './products/products.ts';

const { name } = identity;

const productPages = Object.fromEntries(
  products.map(({ slug, cta, heading, para }) => [
    slug,
    { path: cta, title: `${heading} | ${name}`, description: para },
  ]),
) as Record<ProductSlug, PageMeta>;

/** The metadata of each page, by screen. Prerendered heads hold theirs, so it loads at a route change only. */
export const pages: Readonly<Record<ScreenName, PageMeta>> = {
  home: {
    path: paths.home,
    title: `${name}: open finance and Account Aggregator technology`,
    description:
      'Technology for banks, lenders, brokers and fintechs in India to share and use financial data with the customer’s consent.',
  },
  company: {
    path: paths.company,
    title: `Company | ${name}`,
    description: `The story, mission and values of ${name}, a ${identity.city}-based Technology Service Provider in the Account Aggregator network.`,
  },
  contact: {
    path: paths.contact,
    title: `Contact us | ${name}`,
    description: `Talk to ${name} about Account Aggregator integration, lending, wealth analytics or transaction categorisation.`,
  },
  ...productPages,
  privacyPolicy: {
    path: paths.privacyPolicy,
    title: `Privacy Policy | ${name}`,
    description: `What the website of ${name} collects, why, who receives it, your rights, and how to raise a grievance.`,
  },
  terms: {
    path: paths.terms,
    title: `${name} Terms And Conditions`,
    description: `The terms on which you may use the website of ${name}, from the disclaimer to grievance redressal and feedback.`,
  },
  annualReturns: {
    path: paths.annualReturns,
    title: `${name} Annual Returns`,
    description: `Download the annual return forms of ${name}. The files are listed with the newest first.`,
  },
  conference: {
    path: paths.conference,
    title: `${name} Bharat Fintech Summit '25`,
    description: `Meet the buddy assistant of ${name} at the Bharat Fintech Summit and ask about lending, collections or wealth.`,
  },
  conferenceBanner: {
    path: paths.conferenceBanner,
    title: `Bharat Fintech Summit '25 agenda | ${name}`,
    description: `${name} at the Bharat Fintech Summit. This page leads on to the agenda on the summit’s own website.`,
  },
  notFound: {
    path: paths.notFound,
    title: `Page Not Found | ${name}`,
    description: `There is no page at this address on the website of ${name}. The home page is one step away.`,
    index: false,
  },
};

/** The metadata of the page at a path; those of the not-found page for an unknown path. */
export function pageAt(path: string): PageMeta {
  return Object.values(pages).find((page) => page.path === path) ?? pages.notFound;
}
