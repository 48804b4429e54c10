/** The types of the content. Navigation, cards and files have the field names of clauses 3.2 to 3.12. */

/** A product in the navigation: name, one sentence, address. */
export type ProductDetail = { subHeading: string; subPara: string; cta: string };

/** A group of the Products menu: with products, or with one direct link. */
export type ProductGroup = { heading: string; para: string } & (
  { details: readonly ProductDetail[]; cta?: never } | { cta: string; details?: never }
);

/** An entry of the main navigation: a menu, or a link to the address `cta`. */
export type NavigationItem =
  | { name: string; dropdown: readonly ProductGroup[]; cta?: never }
  | { name: string; cta: string; dropdown?: never };

/** A product's card, in the showcase and on the pages of other products. */
export type ProductCardTexts = { heading: string; para: string; labels: readonly string[]; cta: string };

/** A file that a visitor can download: `link` is its name on the file host, `name` its display name. */
export type AnnualReturnFile = { link: string; name: string };

/** A feature of a product. */
export type ProductFeature = { heading: string; para: string };

/** The texts of a product's page: what it does, for whom, what it needs, what you get, how to start. */
export type ProductTexts = {
  hero: { heading: string; para: string; hasApiDocs: boolean };
  /** A description in one paragraph. */
  about: { heading: string; para: string };
  forWhom: { heading: string; items: readonly string[] };
  features: { heading: string; para: string; items: readonly ProductFeature[] };
  needs: { heading: string; items: readonly string[] };
  gets: { heading: string; items: readonly string[] };
  /** The first step is a link to the form; `ask` is the rest of its sentence. */
  start: { heading: string; ask: string; steps: readonly string[] };
};

/** The metadata of a page. Search engines may list it unless `index` is false. */
export type PageMeta = { path: string; title: string; description: string; index?: boolean };

/** A heading with its paragraph. */
export type Passage = { heading: string; para: string };

export type Link = { label: string; href: string };

/** A sentence with a link in it. */
export type InlineLink = { before: string; label: string; href: string; after: string };

/** A field of the contact form; `long` means several lines. `dial_code` is set by the country picker and has no field. */
export type ContactField = {
  name: 'full_name' | 'email_id' | 'contact_number' | 'company_name' | 'text';
  label: string;
  placeholder: string;
  required: boolean;
  autocomplete: string;
  kind: 'text' | 'email' | 'tel' | 'long';
  hint?: string;
};

/** An institution in a row of logos. */
export type Institution = { id: string; name: string };

/** A security or compliance mark that we hold, since when, and its file or how to ask for it. */
export type Certification = { name: string; para: string; file?: Link; onRequest?: Link };

/** An answer that visitors can choose on the conference page, and the WhatsApp message that it prepares. */
export type ChatOption = { id: string; label: string; message: string };

/** An item of a list in a legal page that begins with words in bold. */
export type LegalListItem = { lead: string; text: string };

/** A block of a legal page. */
export type LegalBlockContent =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly (string | LegalListItem)[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'link'; before: string; label: string; href: string; after: string };
export type LegalSection = { id: string; heading: string; blocks: readonly LegalBlockContent[] };
export type LegalPageContent = {
  heading: string;
  lastModified: { iso: string; words: string };
  intro: string;
  sections: readonly LegalSection[];
};
