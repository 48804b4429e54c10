import type { ProductTexts } from '../content-types.ts';

export const wealthscape: ProductTexts = {
  hero: {
    heading: 'Wealthscape shows what a customer holds across institutions',
    para: 'Analytics on deposits, mutual funds and equities, so that advice covers the whole portfolio.',
    hasApiDocs: true,
  },
  about: {
    heading: 'What it does',
    para: 'A customer’s deposits, funds and shares often sit with several institutions. With consent, Wealthscape brings them into one view. It spots what has changed or needs attention, and alerts the adviser, the customer or your application.',
  },
  forWhom: {
    heading: 'Who it is for',
    items: [
      'Wealth managers and RIAs that advise on a whole portfolio',
      'Stockbrokers and AMCs that want to know what else an investor holds',
      'Banks that offer personal finance management',
      'Fintechs and developers that build for savers and investors',
    ],
  },
  features: {
    heading: 'From holdings to advice',
    para: 'Each insight says which holding it comes from.',
    items: [
      {
        heading: 'AA and mutual-fund registry integration',
        para: 'Holdings data comes from an Account Aggregator (AA) and a mutual-fund registry, with the customer’s consent.',
      },
      {
        heading: 'Enrichment',
        para: 'Transactions and holdings are cleaned, categorised and put into one format.',
      },
      {
        heading: 'AI/ML insights',
        para: 'Models find idle balances, concentrated holdings and changes in savings.',
      },
      {
        heading: 'Engagement nudges',
        para: 'One sentence tells the customer or adviser what has changed and what to consider.',
      },
      {
        heading: 'Cross-sell engine',
        para: 'The engine suggests products that suit the portfolio, and only where the consent covers it. An adviser decides.',
      },
    ],
  },
  needs: {
    heading: 'What you need',
    items: [
      'An institution eligible to receive data on the AA network',
      'Consent to access data on the deposits, mutual funds and equities you advise on',
      'Details of the products that may be suggested',
      'A screen or app where advisers or customers will see the results',
    ],
  },
  gets: {
    heading: 'What you get',
    items: [
      'Comprehensive financial insights across deposits, mutual funds and equities',
      'Behaviour insights: how a customer saves, spends and invests',
      'Nudges for customers and advisers when something changes',
      'Cross-sell and up-sell suggestions, with the reason for each',
    ],
  },
  start: {
    heading: 'How to get started',
    ask: 'to tell us about your customers and the advice you offer.',
    steps: [
      'Share the API docs with your developers.',
      'Work with us to choose sources, insights and nudges.',
      'Integrate, test and go live with our support.',
    ],
  },
};

/**
 * Sample data: the holdings of an invented customer in lakh of rupees, for each institution, and insights about them. The
 * drawing is made from the holdings, and the first insight is about the first one.
 */
export const wealthscapeSceneTexts = {
  caption: 'Sample data: the customer, holdings and figures are fictitious.',
  head: { name: 'One customer', note: 'June' },
  classes: [
    {
      name: 'Deposits',
      value: '₹15.1 lakh',
      holdings: [4.2, 10.9],
      source: 'Bank',
      letters: 'AB',
      from: 'Two banks',
    },
    {
      name: 'Mutual funds',
      value: '₹18.9 lakh',
      holdings: [8.7, 6.3, 3.9],
      source: 'AMC',
      letters: 'CDE',
      from: 'Three AMCs',
    },
    {
      name: 'Equities',
      value: '₹14.6 lakh',
      holdings: [14.6],
      source: 'Depository',
      letters: '',
      from: 'A depository',
    },
  ],
  total: { name: 'Portfolio across six institutions', value: '₹48.6\u00a0lakh' },
  insights: [
    {
      about: '₹4.2\u00a0lakh idle at Bank\u00a0A',
      words: 'It has been there for five months: consider a debt fund for ₹3\u00a0lakh of it.',
      kind: 'Cross-sell suggestion for the adviser',
    },
    {
      about: 'Mutual funds',
      words: 'The funds of AMC\u00a0C and AMC\u00a0D hold many of the same shares: consider keeping one.',
      kind: 'Nudge for the adviser',
    },
    {
      about: 'Equities',
      words: 'Shares of Company\u00a0F are over half of the ₹14.6\u00a0lakh: consider spreading the risk.',
      kind: 'Nudge for the customer, once the adviser agrees',
    },
  ],
} as const;
