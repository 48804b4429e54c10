import type { ProductTexts } from '../content-types.ts';

export const wealthscape: ProductTexts = {
  hero: {
    heading: 'Wealthscape shows what a customer holds across institutions',
    para: 'Analytics on deposits, mutual funds and equities, so that advice covers the whole portfolio.',
    hasApiDocs: true,
    streams: 6,
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
    para: 'See all holdings, spot what has changed, and know when to call the customer.',
    items: [
      {
        heading: 'AA and mutual-fund registry integration',
        para: 'Holdings data comes from an Account Aggregator (AA) and a mutual fund registry, with the customer’s consent.',
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
        para: 'The engine suggests products that suit the portfolio, only where the consent covers it. An adviser decides.',
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
      'Nudges that give customers and advisers a reason to talk',
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

/** Sample data: the holdings of an invented customer, and nudges about them. */
export const wealthscapeSceneTexts = {
  caption: 'Sample data: the customer, holdings and figures are fictitious.',
  total: { name: 'Portfolio across six institutions', value: '₹48.6 lakh' },
  // Shares in % and the number of sources, from which the drawing is made.
  classes: [
    { name: 'Deposits', value: '₹15.1 lakh', share: 31, sources: 2, from: 'Two banks, through AA' },
    {
      name: 'Mutual funds',
      value: '₹22.8 lakh',
      share: 47,
      sources: 3,
      from: 'Three fund houses, from the registry',
    },
    { name: 'Equities', value: '₹10.7 lakh', share: 22, sources: 1, from: 'One depository, through AA' },
  ],
  nudges: {
    name: 'Nudges this week',
    items: [
      {
        about: 'Deposits',
        words: '₹4.2\u00a0lakh has been idle in a savings account for five months.',
        to: 'For the customer',
      },
      {
        about: 'Equities',
        words: 'One company makes up over half the value of the shares held.',
        to: 'For the adviser',
      },
    ],
  },
  crossSell: {
    name: 'Cross-sell suggestion',
    words: 'A short-term debt fund would suit ₹3\u00a0lakh of the idle balance.',
    reason: 'Fits the holdings and savings pattern. An adviser decides whether to offer it.',
  },
} as const;
