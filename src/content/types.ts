/** The shapes of the content; navigation, cards and files have the field names of clauses 3.2 to 3.12. */

/** A product in the navigation: name, one sentence, address. */
export type Detail = { subHeading: string; subPara: string; cta: string };

/** A group in the Products menu: its products, or one direct link. */
export type Group = { heading: string; para: string } & (
  { details: readonly Detail[]; cta?: never } | { cta: string; details?: never }
);

/** An entry of the main navigation; `cta` where it is a link and not a menu. */
export type NavigationItem =
  { name: string; dropdown: readonly Group[]; cta?: never } | { name: string; cta: string; dropdown?: never };

/** A product's card: in the showcase and on other products' pages. */
export type ProductCard = { heading: string; para: string; labels: readonly string[]; cta: string };

/** A file that a visitor can download: `link` finds it, `name` is shown. */
export type AnnualReturnFile = { link: string; name: string };

/** The four groups of the product showcase, in the order of its tabs. */
export const showcaseGroups = [
  'Data connect',
  'Lending',
  'Wealth management',
  'Transaction categorization',
] as const;
export type ShowcaseGroup = (typeof showcaseGroups)[number];

export type ProductSlug = 'finsense' | 'connecthub' | 'lendscape' | 'wealthscape' | 'prism';

/** One capability of a product: what it is and what it does for the reader. */
export type Feature = { heading: string; para: string };

/** A product's page. Its words answer: what it does, for whom, what it needs, what you get, how to start. */
export type Product = {
  slug: ProductSlug;
  /** The group's name in the Products menu. */
  menuGroup: string;
  card: ProductCard;
  hero: { heading: string; para: string; hasApiDocs: boolean };
  /** What it is, in a paragraph. */
  about: { heading: string; para: string };
  forWhom: { heading: string; items: readonly string[] };
  features: { heading: string; para: string; items: readonly Feature[] };
  needs: { heading: string; items: readonly string[] };
  gets: { heading: string; items: readonly string[] };
  start: { heading: string; steps: readonly string[] };
};

/** A screen's address, its words for the head, and whether search engines may list it. */
export type PageMeta = { path: string; title: string; description: string; index?: boolean };

/** A heading and what it says. */
export type Passage = { heading: string; para: string };

export type Link = { label: string; href: string };

/** A sentence with a link in it. */
export type InlineLink = { before: string; label: string; href: string; after: string };

/**
 * A field of the contact form: what it is called, what a visitor sees, and what it takes (`long` is a text of several
 * lines). `dial_code` is set by the country picker and has no field.
 */
export type ContactField = {
  name: 'full_name' | 'email_id' | 'contact_number' | 'company_name' | 'text';
  label: string;
  placeholder: string;
  required: boolean;
  autocomplete: string;
  kind: 'text' | 'email' | 'tel' | 'long';
  hint?: string;
};

/** A product's card with what the showcase filters by. */
export type ShowcaseCard = ProductCard & { slug: ProductSlug; group: ShowcaseGroup };

export type UseCase = Passage & { id: string };

/** An institution in a row of logos. */
export type Institution = { id: string; name: string };

/** A security or compliance mark and what it stands for. */
export type Certification = Institution & { para: string };

/** A choice on the conference page and the WhatsApp message that it starts. */
export type ChatOption = { id: string; label: string; message: string };

/** A part of a legal page: paragraphs, lists and tables in reading order. */
export type LegalBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'link'; before: string; label: string; href: string; after: string };
export type LegalSection = { id: string; heading: string; blocks: readonly LegalBlock[] };
export type LegalPage = {
  heading: string;
  lastModified: { iso: string; words: string };
  intro: string;
  sections: readonly LegalSection[];
};
