import { pages } from '../../src/content/pages.ts';

type ScreenName = keyof typeof pages;

const ROUTES: readonly string[] = Object.values(pages).map(({ path }) => path);

/** Represents all addresses without a route, which show the not-found screen. */
const UNKNOWN_ROUTE = '* (any other)';

/** Represents all product pages. */
const ANY_PRODUCT_ROUTE = 'product pages';

/** The screens' names in the specification's route table. The table lists no product pages: their titles name them. */
const SPECIFIED_SCREEN_NAMES: Partial<Record<ScreenName, string>> = {
  home: 'Home',
  company: 'Company',
  contact: 'Contact',
  privacyPolicy: 'Privacy policy',
  terms: 'Terms and conditions',
  annualReturns: 'Annual returns',
  conference: 'Conference landing page',
  conferenceBanner: 'Conference banner page',
  notFound: 'Not-found page',
};

/** The route of a path, without regard to a slash at its end; UNKNOWN_ROUTE if there is no such route. */
export function routeOf(path: string): string {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return ROUTES.includes(plain) && plain !== pages.notFound.path ? plain : UNKNOWN_ROUTE;
}

/** The screen whose code makes the calls of a page. Product pages count as one: they share `ProductScreen`. */
export function callingScreenOf(path: string): string {
  const route = routeOf(path);
  return route.startsWith('/product/') ? ANY_PRODUCT_ROUTE : route;
}

/** The specification's name of the screen at a route: `RiskGauge page` for `/product/lendscape`. */
export function screenNameOf(route: string): string {
  if (route === ANY_PRODUCT_ROUTE) return 'Product pages';
  const keys = Object.keys(pages) as ScreenName[];
  const key = keys.find((one) => pages[one].path === route) ?? 'notFound';
  return SPECIFIED_SCREEN_NAMES[key] ?? `${pages[key].title.split(' | ')[0]} page`;
}
