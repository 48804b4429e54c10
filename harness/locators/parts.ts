import type { Locator, Page } from '@playwright/test';
import { annualReturnsList, fileButton, loadingCard } from './annual-returns-list.ts';
import { bannerImage } from './conference-banner.ts';
import { sampleRequest } from './demo.ts';
import { messageCounter, countryButton, dialCode, form, honeypot, successBox } from './form.ts';
import { menuPanel, productsMenu } from './header.ts';
import { section } from './section.ts';
import { slideInElement } from './slide-in.ts';
import { orbitGraphic, sectionOfUseCases } from './use-case-section.ts';

/** Parts of which a page has only one, by the names that features use. */
const landmarks = {
  page: (page: Page) => page.locator('body'),
  header: (page: Page) => page.getByRole('banner'),
  footer: (page: Page) => page.getByRole('contentinfo'),
  'link to the annual returns': (page: Page) =>
    page.getByRole('contentinfo').locator('a[href="/annual-returns"]').first(),
  content: (page: Page) => page.getByRole('main'),
  hero: (page: Page) =>
    page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('heading', { level: 1 }) }),
  screen: (page: Page) => page.locator('main > :first-child'),
  'Products menu': productsMenu,
  'menu panel': menuPanel,
  'sub-panel of products': (page: Page) => menuPanel(page).getByRole('region', { name: 'Products' }),
  form,
  'success box': successBox,
  'field for robots': honeypot,
  country: countryButton,
  'dial code': dialCode,
  counter: messageCounter,
  'sample request': sampleRequest,
  'orbit graphic': orbitGraphic,
  'set of use cases': sectionOfUseCases,
  'banner image': bannerImage,
  'list of annual returns': annualReturnsList,
  'placeholder card': loadingCard,
  '404': (page: Page) => page.getByRole('main').locator('svg').first(),
} satisfies Record<string, (page: Page) => Locator>;

export type Landmark = keyof typeof landmarks;

/** Locates a part of which a page has only one, by the name that features use. */
export const landmark = (page: Page, name: Landmark): Locator => landmarks[name](page);

type PartFinder = (within: Locator, name: string, page: Page) => Locator;

const makeRoleFinder =
  (role: 'button' | 'tab'): PartFinder =>
  (within, name) =>
    within.getByRole(role, { name, exact: true }).filter({ visible: true }).first();

/** Kinds of parts of which a page may have several, each with the function that locates one by its name. */
const partFinders = {
  button: makeRoleFinder('button'),
  // The name of a link may continue with the note that it opens a new tab, or with the description of a product.
  link: (within, name) =>
    within
      .getByRole('link', { name: new RegExp(`^${escapeForRegExp(name)}(?!\\w)`) })
      .filter({ visible: true })
      .first(),
  tab: makeRoleFinder('tab'),
  text: (within, name) => within.getByText(name, { exact: true }).filter({ visible: true }).first(),
  heading: (within, name) => within.getByRole('heading', { name, exact: true }),
  field: (within, name) => within.getByRole('textbox', { name, exact: true }),
  option: (within, name) =>
    within.getByRole('option', { name: new RegExp(`^${escapeForRegExp(name)}(?!\\w)`) }).first(),
  list: (within, name) => within.getByRole('list', { name }),
  table: (within, name) => within.getByRole('table', { name }),
  row: (within, name, page) => within.locator('tr').filter({ has: page.getByText(name, { exact: true }) }),
  group: (within, name) => within.locator('button[aria-expanded]').filter({ hasText: name, visible: true }),
  /** The card of a product. */
  card: (within, name, page) =>
    within
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name, exact: true }), visible: true }),
  section: (_within, name, page) => section(page, name),
  file: (_within, name, page) => fileButton(page, name),
  /** An element that is marked to slide in (2.4); `name` is any text in the element. */
  marked: (_within, name, page) => slideInElement(page, name),
  anchor: (within, name) => within.locator(`[id="${name}"]`),
} satisfies Record<string, PartFinder>;

export type PartKind = keyof typeof partFinders;

/** A part of a page as a feature names it: a landmark, or a name with its kind and the part that contains it. */
export type PagePart = { landmark: Landmark } | { name: string; kind?: PartKind; place?: PagePart };

const NAME_PATTERN = '"(?:[^"\\\\]|\\\\.)*"';
const LANDMARK_PATTERN = Object.keys(landmarks).join('|');
const KIND_PATTERN = Object.keys(partFinders).join('|');
const PLACE_PATTERN = `the (?:${LANDMARK_PATTERN}|(?:${KIND_PATTERN}) ${NAME_PATTERN})`;

/** How features write a part: `"Send"`, `the tab "Lending"`, `"Company" in the header`, `the footer`. */
export const PART_PATTERN = new RegExp(
  `(?:(?:the (?:${KIND_PATTERN}) )?${NAME_PATTERN}(?: (?:in|at) ${PLACE_PATTERN})?|the (?:${LANDMARK_PATTERN}))`,
);

const CAPTURING_PART_PATTERN = new RegExp(
  `^(?:the (?:(${KIND_PATTERN}) )?)?(${NAME_PATTERN})?(${LANDMARK_PATTERN})?(?: (?:in|at) (.*))?$`,
);

/** Parses a part as a feature writes it (PART_PATTERN). */
export function parsePart(written: string): PagePart {
  const [, kind, name, only, place] = CAPTURING_PART_PATTERN.exec(written)!;
  if (only) return { landmark: only as Landmark };
  return {
    name: name!.slice(1, -1).replaceAll('\\"', '"'),
    ...(kind && { kind: kind as PartKind }),
    ...(place && { place: parsePart(place) }),
  };
}

/** Locates a part; a name without a kind gets the kind that the step expects. */
export function findPart(page: Page, part: PagePart, expected: PartKind): Locator {
  if ('landmark' in part) return landmark(page, part.landmark);
  const within = part.place ? findPart(page, part.place, expected) : page.locator('body');
  return partFinders[part.kind ?? expected](within, part.name, page);
}

/** A part's landmark or kind; undefined if the feature gives the part only a name. */
export const partKindOf = (part: PagePart): PartKind | Landmark | undefined =>
  'landmark' in part ? part.landmark : part.kind;

/** Locates a button, link or tab by its name. */
export const control = (page: Page, kind: 'button' | 'link' | 'tab', name: string): Locator =>
  findPart(page, { kind, name }, kind);

const escapeForRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
