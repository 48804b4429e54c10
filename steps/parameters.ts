import { type DataTable, defineParameterType } from '@cucumber/cucumber';
import { type LinkFacts, type Region, regions } from '../harness/locators/page.ts';

/** The screens by the names that the features use, with their addresses (2.1). */
export const screens: Record<string, string> = {
  'the home page': '/',
  'the company page': '/company',
  'the contact page': '/contact-us',
  'the Finsense page': '/product/finsense',
  'the ConnectHub page': '/product/connecthub',
  'the RiskGauge page': '/product/lendscape',
  'the Wealthscape page': '/product/wealthscape',
  'the Prism page': '/product/prism',
  'the privacy policy': '/privacy-policy',
  'the terms and conditions': '/terms-and-conditions',
  'the annual returns': '/annual-returns',
  'the conference page': '/bfs',
  'the conference banner': '/bfs-2025',
  'an unknown address': '/no-such-page',
};

/** The outside services by the names that the features use: one operation of a contract each. */
export const services: Record<string, string> = {
  'e-mail service': 'sendEmail',
  'token service': 'getToken',
  'data service': 'queryItems',
  'redirect service': 'createRedirectSession',
  'login service': 'login',
  'GraphQL service': 'queryGraphql',
  'file host': 'getFile',
  "picker's CDN": 'getPicker',
  "utilities' CDN": 'getPickerUtilities',
};

/** The outside places that a visitor leaves for, by the names that the features use. */
export const places: Record<string, string> = {
  "the summit's agenda": 'https://bharatfintechsummit.example/agenda',
  WhatsApp: 'https://wa.me/',
  'the developer documentation': 'https://developers.sangam.example/',
};

const oneOf = (names: readonly string[]) =>
  new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'));

defineParameterType({
  name: 'screen',
  regexp: oneOf(Object.keys(screens)),
  transformer: (name: string) => screens[name]!,
});

defineParameterType({
  name: 'service',
  regexp: oneOf(Object.keys(services)),
  transformer: (name: string) => services[name]!,
});

defineParameterType({
  name: 'place',
  regexp: oneOf(Object.keys(places)),
  transformer: (name: string) => places[name]!,
});

/** `every call` has no number; `call 2` counts from the next call on. */
defineParameterType({
  name: 'which',
  regexp: /every call|call (\d+)/,
  transformer: (number?: string) => (number ? Number(number) : undefined),
});

defineParameterType({
  name: 'region',
  regexp: oneOf(regions),
  transformer: (name: string) => name as Region,
});

/** A time of the clock, in ms. */
defineParameterType({
  name: 'time',
  regexp: /(\d+) (ms|seconds?)/,
  transformer: (amount: string, unit: string) => Number(amount) * (unit === 'ms' ? 1 : 1000),
});

/** The links that a table names, a row each: `name`, `address`, and `tab`, which is `new` or empty. */
export const linkRows = (table: DataTable): LinkFacts[] =>
  table.hashes().map(({ name = '', address = '', tab }) => ({ name, address, newTab: tab === 'new' }));
