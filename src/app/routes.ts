import type { ComponentType } from 'react';
import { pages } from '../content/pages.ts';
import type { PageMeta } from '../content/types.ts';
import { pageLoader, type PageLoader } from './page-loader.tsx';

/**
 * A route of the site: its address, its words for the head, its screen with the module that holds it, and whether
 * header and footer frame it.
 */
export type Route = PageLoader & { meta: PageMeta; module: string; framed: boolean };

const screens = import.meta.glob<{ default: ComponentType }>([
  '../pages/{home/Home,company/Company,contact/Contact,not-found/NotFound}.tsx',
  '../pages/product/screens/*.tsx',
  '../pages/legal/{PrivacyPolicy,Terms}.tsx',
  '../pages/annual-returns/AnnualReturns.tsx',
  '../pages/conference/{BuddyAssistant,Banner}.tsx',
]);

function route(meta: PageMeta, screen: string, framed = true): Route {
  const load = screens[`../pages/${screen}.tsx`];
  if (!load) throw new Error(`No screen at pages/${screen}.tsx`);
  return { ...pageLoader(load), meta, module: `src/pages/${screen}.tsx`, framed };
}

/** Every screen with an address of its own (2: route table). */
export const routes: readonly Route[] = [
  route(pages.home, 'home/Home'),
  route(pages.company, 'company/Company'),
  route(pages.contact, 'contact/Contact'),
  route(pages.finsense, 'product/screens/Finsense'),
  route(pages.connecthub, 'product/screens/ConnectHub'),
  route(pages.lendscape, 'product/screens/RiskGauge'),
  route(pages.wealthscape, 'product/screens/Wealthscape'),
  route(pages.prism, 'product/screens/Prism'),
  route(pages.privacyPolicy, 'legal/PrivacyPolicy'),
  route(pages.terms, 'legal/Terms'),
  route(pages.annualReturns, 'annual-returns/AnnualReturns'),
  route(pages.conference, 'conference/BuddyAssistant'),
  route(pages.conferenceBanner, 'conference/Banner', false),
];

/** Any other address. */
export const notFound: Route = route(pages.notFound, 'not-found/NotFound');

/** The route of an address; a slash at the end does not matter. */
export function routeOf(pathname: string): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find(({ meta }) => meta.path === path) ?? notFound;
}
