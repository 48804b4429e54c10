import { pages } from '../content/pages.ts';
import type { PageMeta } from '../content/types.ts';
import { pageLoader, type PageLoader } from './page-loader.tsx';

/** A route of the site: its address, its words for the head, its screen, and whether header and footer frame it. */
export type Route = PageLoader & { meta: PageMeta; framed: boolean };

const framed = (meta: PageMeta, loader: PageLoader): Route => ({ ...loader, meta, framed: true });

/** Every screen with an address of its own (2: route table). */
export const routes: readonly Route[] = [
  framed(
    pages.home,
    pageLoader(() => import('../pages/home/Home.tsx')),
  ),
  framed(
    pages.company,
    pageLoader(() => import('../pages/company/Company.tsx')),
  ),
  framed(
    pages.contact,
    pageLoader(() => import('../pages/contact/Contact.tsx')),
  ),
  framed(
    pages.finsense,
    pageLoader(() => import('../pages/product/screens/Finsense.tsx')),
  ),
  framed(
    pages.connecthub,
    pageLoader(() => import('../pages/product/screens/ConnectHub.tsx')),
  ),
  framed(
    pages.lendscape,
    pageLoader(() => import('../pages/product/screens/RiskGauge.tsx')),
  ),
  framed(
    pages.wealthscape,
    pageLoader(() => import('../pages/product/screens/Wealthscape.tsx')),
  ),
  framed(
    pages.prism,
    pageLoader(() => import('../pages/product/screens/Prism.tsx')),
  ),
  framed(
    pages.privacyPolicy,
    pageLoader(() => import('../pages/legal/PrivacyPolicy.tsx')),
  ),
  framed(
    pages.terms,
    pageLoader(() => import('../pages/legal/Terms.tsx')),
  ),
  framed(
    pages.annualReturns,
    pageLoader(() => import('../pages/annual-returns/AnnualReturns.tsx')),
  ),
  framed(
    pages.conference,
    pageLoader(() => import('../pages/conference/BuddyAssistant.tsx')),
  ),
  {
    ...pageLoader(() => import('../pages/conference/Banner.tsx')),
    meta: pages.conferenceBanner,
    framed: false,
  },
];

/** Any other address. */
export const notFound: Route = framed(
  pages.notFound,
  pageLoader(() => import('../pages/not-found/NotFound.tsx')),
);

/** The route of an address; a slash at the end does not matter. */
export function routeOf(pathname: string): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find((route) => route.meta.path === path) ?? notFound;
}
