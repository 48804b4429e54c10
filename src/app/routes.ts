import type { ComponentType } from 'react';
import { paths } from '../content/paths.ts';
import { pageLoader, type PageLoader } from './page-loader.tsx';

/**
 * A route of the site: its address, its screen with the module that holds it, and whether
 * header and footer frame it.
 */
export type Route = PageLoader & { path: string; module: string; framed: boolean };

const screens = import.meta.glob<{ default: ComponentType }>([
  '../pages/{home/Home,company/Company,contact/Contact,not-found/NotFound}.tsx',
  '../pages/product/screens/*.tsx',
  '../pages/legal/{PrivacyPolicy,Terms}.tsx',
  '../pages/annual-returns/AnnualReturns.tsx',
  '../pages/conference/{BuddyAssistant,Banner}.tsx',
]);

function route(path: string, screen: string, framed = true): Route {
  const load = screens[`../pages/${screen}.tsx`];
  if (!load) throw new Error(`No screen at pages/${screen}.tsx`);
  return { ...pageLoader(load), path, module: `src/pages/${screen}.tsx`, framed };
}

/** Every screen with an address of its own (2.1). */
export const routes: readonly Route[] = [
  route(paths.home, 'home/Home'),
  route(paths.company, 'company/Company'),
  route(paths.contact, 'contact/Contact'),
  route(paths.finsense, 'product/screens/Finsense'),
  route(paths.connecthub, 'product/screens/ConnectHub'),
  route(paths.lendscape, 'product/screens/RiskGauge'),
  route(paths.wealthscape, 'product/screens/Wealthscape'),
  route(paths.prism, 'product/screens/Prism'),
  route(paths.privacyPolicy, 'legal/PrivacyPolicy'),
  route(paths.terms, 'legal/Terms'),
  route(paths.annualReturns, 'annual-returns/AnnualReturns'),
  route(paths.conference, 'conference/BuddyAssistant'),
  route(paths.conferenceBanner, 'conference/Banner', false),
];

/** Any other address. */
export const notFound: Route = route(paths.notFound, 'not-found/NotFound');

/** The route of an address; a slash at the end does not matter. */
export function routeOf(pathname: string): Route {
  const address = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find(({ path }) => path === address) ?? notFound;
}
