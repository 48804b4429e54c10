import type { ProductCardTexts } from '../content-types.ts';

/** The groups of products in their order: their names in the Products menu and in the showcase, and their sentence. */
export const productGroups = {
  connect: {
    menu: 'Data Connect',
    tab: 'Data connect',
    para: 'Connect to the Account Aggregator network as a user or provider of financial information.',
  },
  lending: {
    menu: 'Lending',
    tab: 'Lending',
    para: 'Assess a borrower before the loan and watch for warning signs after it.',
  },
  wealth: {
    menu: 'Wealth Management',
    tab: 'Wealth management',
    para: 'See what a customer holds across institutions, and advise on the whole portfolio.',
  },
  categorization: {
    menu: 'Transaction Categorization',
    tab: 'Transaction categorization',
    para: 'Turn bank narrations into categories and behavioural insights.',
  },
} as const;

/** A product: the texts of its card, and the values that routes, navigation and metadata need. */
type Product = ProductCardTexts & {
  slug: string;
  /** The file name, without ending, of the product's page in `pages/product/screens/`. */
  screen: string;
  group: keyof typeof productGroups;
  /** The product's sentence in the Products menu. The card's `para` also describes the page for search engines. */
  subPara: string;
};

/**
 * The products, in the order in which they are listed everywhere. The texts of their pages are in separate files, because
 * every page loads this one.
 */
export const products = [
  {
    slug: 'finsense',
    screen: 'Finsense',
    group: 'connect',
    heading: 'Finsense',
    cta: '/product/finsense',
    subPara: 'For information users: one integration with multiple aggregators.',
    para: 'A platform for information users (FIUs) to integrate with multiple aggregators and fetch data with the customer’s consent.',
    labels: ['AA agnostic', 'Real time dashboards', 'Automated workflows'],
  },
  {
    slug: 'connecthub',
    screen: 'ConnectHub',
    group: 'connect',
    heading: 'ConnectHub',
    cta: '/product/connecthub',
    subPara: 'For information providers: a gateway to the AA network.',
    para: 'A gateway to the AA network for information providers (FIPs). It responds to consented requests with data from your core systems.',
    labels: ['Scalable infrastructure', 'Billing metrics', 'Real time alerts'],
  },
  {
    slug: 'lendscape',
    screen: 'RiskGauge',
    group: 'lending',
    heading: 'RiskGauge',
    cta: '/product/lendscape',
    subPara: 'Lending management and bank statement analysis for underwriting.',
    para: 'A lending management system and bank statement analyser for underwriting, also called LendScape.',
    labels: [
      'Automated BSA reports',
      'Collection monitoring',
      'Spending behavioral insights',
      'Early warning signs',
    ],
  },
  {
    slug: 'wealthscape',
    screen: 'Wealthscape',
    group: 'wealth',
    heading: 'Wealthscape',
    cta: '/product/wealthscape',
    subPara: 'Analytics on deposits, mutual funds and equities.',
    para: 'Analytics on deposits, mutual funds and equities, for advice on the whole portfolio.',
    labels: [
      'Comprehensive financial insights',
      'Behaviour insights',
      'Customer engagement',
      'Cross-sell and Up-sell',
    ],
  },
  {
    slug: 'prism',
    screen: 'Prism',
    group: 'categorization',
    heading: 'Prism',
    cta: '/product/prism',
    subPara: 'An LLM that decodes Indian bank narrations.',
    para: 'A large language model (LLM) that decodes Indian bank narrations into categories and behavioural insights.',
    labels: ['LLM trained', 'Spend analysis', 'Context-Aware Decoding'],
  },
] as const satisfies readonly Product[];

export type ProductSlug = (typeof products)[number]['slug'];
