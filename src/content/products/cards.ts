import { paths } from '../paths.ts';
import type { ProductSlug, ShowcaseCard } from '../content-types.ts';

// Not part of the product modules: a page with five cards would then load the texts of five product pages.
export const cards: Readonly<Record<ProductSlug, ShowcaseCard>> = {
  finsense: {
    slug: 'finsense',
    group: 'Data connect',
    heading: 'Finsense',
    para: 'A platform for information users (FIU) to integrate with multiple aggregators and fetch data with the customer’s consent.',
    labels: ['AA agnostic', 'Real time dashboards', 'Automated workflows'],
    cta: paths.finsense,
  },
  connecthub: {
    slug: 'connecthub',
    group: 'Data connect',
    heading: 'ConnectHub',
    para: 'A gateway for information providers (FIP) to the AA network. It answers consented requests from your core systems.',
    labels: ['Scalable infrastructure', 'Billing metrics', 'Real time alerts'],
    cta: paths.connecthub,
  },
  lendscape: {
    slug: 'lendscape',
    group: 'Lending',
    heading: 'RiskGauge',
    para: 'A lending management system and bank statement analyser for underwriting, also called LendScape.',
    labels: [
      'Automated BSA reports',
      'Collection monitoring',
      'Spending behavioral insights',
      'Early warning signs',
    ],
    cta: paths.lendscape,
  },
  wealthscape: {
    slug: 'wealthscape',
    group: 'Wealth management',
    heading: 'Wealthscape',
    para: 'Analytics on deposits, mutual funds and equities, for advice that takes in the whole portfolio.',
    labels: [
      'Comprehensive financial insights',
      'Behaviour insights',
      'Customer engagement',
      'Cross-sell and Up-sell',
    ],
    cta: paths.wealthscape,
  },
  prism: {
    slug: 'prism',
    group: 'Transaction categorization',
    heading: 'Prism',
    para: 'A large language model (LLM) that decodes Indian bank narrations into categories and behavioural insights.',
    labels: ['LLM trained', 'Spend analysis', 'Context-Aware Decoding'],
    cta: paths.prism,
  },
};

/** The label of a card's link. */
export const viewProduct = (heading: string) => `View ${heading}`;
