import type { ComponentType } from 'react';
import { pathsRedirectedTo, paths, normalisePath } from '../content/paths.ts';
import { products } from '../content/products/products.ts';
import { createPageLoader, type PageLoader } from './page-loader.tsx';

/** A route of the site: its path, its screen, the source file of the screen, and whether it has header and footer. */
export type Route = PageLoader & { path: string; module: string; framed: boolean };

const pageModules = import.meta.glob<{ default: ComponentType }>([
  '../pages/{home/Home,company/Company,contact/Contact,not-found/NotFound}.tsx',
  '../pages/product/screens/*.tsx',
  '../pages/legal/{PrivacyPolicy,Terms}.tsx',
  '../pages/annual-returns/AnnualReturns.tsx',
  '../pages/conference/{BuddyAssistant,Banner}.tsx',
]);

function createRoute(path: string, screen: string, framed = true): Route {
  const load = pageModules[`../pages/${screen}.tsx`];
  if (!load) throw new Error(`No screen at pages/${screen}.tsx`);
  return { ...createPageLoader(load), path, module: `src/pages/${screen}.tsx`, framed };
}

/** Every screen with its own address (2.1). */
export const routes: readonly Route[] = [
  createRoute(paths.home, 'home/Home'),
  createRoute(paths.company, 'company/Company'),
  createRoute(paths.contact, 'contact/Contact'),
  ...products.map(({ cta, screen }) => createRoute(cta, `product/screens/${screen}`)),
  createRoute(paths.privacyPolicy, 'legal/PrivacyPolicy'),
  createRoute(paths.terms, 'legal/Terms'),
  createRoute(paths.annualReturns, 'annual-returns/AnnualReturns'),
  createRoute(paths.conference, 'conference/BuddyAssistant'),
  createRoute(paths.conferenceBanner, 'conference/Banner', false),
];

/** The route of every address that is not in `routes`: the not-found page. */
export const notFoundRoute: Route = createRoute(paths.notFound, 'not-found/NotFound');

/** The route whose page a host serves at a path; the not-found route if there is none. */
export function routeOf(pathname: string): Route {
  const address = normalisePath(pathname);
  return routes.find(({ path }) => [path, ...pathsRedirectedTo(path)].includes(address)) ?? notFoundRoute;
}
