import type { ProductTexts } from '../content-types.ts';

export const wealthscape: ProductTexts = {
  hero: {
    heading: 'Wealthscape shows what a customer holds across institutions',
    para: 'Analytics on deposits, mutual funds and equities, for advice that rests on the whole portfolio and not on one account.',
    hasApiDocs: true,
  },
  about: {
    heading: 'What it does',
    para: 'A customer’s deposits, funds and shares usually lie with several institutions. Wealthscape brings them into one view once the customer has consented. It enriches the data, finds what has changed or deserves attention, and passes it to the adviser, to the customer or to your own application.',
  },
  forWhom: {
    heading: 'Who it is for',
    items: [
      'Wealth managers and RIAs that advise on a whole portfolio',
      'Stockbrokers and AMCs that want to understand what else an investor holds',
      'Banks that offer personal finance management to their customers',
      'Fintechs and developers that build applications for savers and investors',
    ],
  },
  features: {
    heading: 'From holdings to a next step',
    para: 'Each part builds on the one before it: data first, then insight, then a reason to speak to the customer.',
    items: [
      {
        heading: 'AA and mutual-fund registry integration',
        para: 'Holdings arrive through Account Aggregator (AA) and from a mutual-fund registry, in both cases with the customer’s consent.',
      },
      {
        heading: 'Enrichment',
        para: 'Transactions and holdings are cleaned, categorised and brought into one format across institutions.',
      },
      {
        heading: 'AI/ML insights',
        para: 'Models find patterns such as idle balances, a holding that outweighs the others, or a change in the habit of saving.',
      },
      {
        heading: 'Engagement nudges',
        para: 'A nudge tells the customer or the adviser in a sentence what has changed and what could be done about it.',
      },
      {
        heading: 'Cross-sell engine',
        para: 'The engine compares holdings and behaviour with your range of products and suggests what may suit. A person decides whether to offer it.',
      },
    ],
  },
  needs: {
    heading: 'What it needs',
    items: [
      'An institution that may receive financial data in the AA network',
      'The customer’s consent for deposits, mutual funds and equities, as far as you need them',
      'For cross-selling, a description of the products you offer',
      'A place where advisers or customers will see the results',
    ],
  },
  gets: {
    heading: 'What you get',
    items: [
      'Comprehensive financial insights across deposits, mutual funds and equities',
      'Insights into how a customer saves, spends and invests',
      'Nudges that give customers and advisers a reason to talk',
      'Suggestions for cross-selling and up-selling, each with its reason',
    ],
  },
  start: {
    heading: 'How to start',
    steps: [
      'Tell us in the form on this page whom you advise and on what.',
      'Let your developers read the API documents.',
      'Choose the sources, insights and nudges with us.',
      'Integrate, test and go live with real-time support from our team.',
    ],
  },
};

/** Sample data: the holdings of an invented customer, and nudges about them. */
export const wealthscapeSceneTexts = {
  caption: 'Sample data: the customer, the holdings and all figures are invented.',
  total: { name: 'Portfolio across six institutions', value: '₹48.6 lakh' },
  // Shares in %, from which the drawing is made.
  classes: [
    { name: 'Deposits', value: '₹15.1 lakh', share: 31, from: 'Two banks, through AA' },
    { name: 'Mutual funds', value: '₹22.8 lakh', share: 47, from: 'Three fund houses, from the registry' },
    { name: 'Equities', value: '₹10.7 lakh', share: 22, from: 'One depository, through AA' },
  ],
  nudges: {
    name: 'Nudges this week',
    items: [
      {
        about: 'Deposits',
        words: '₹4.2 lakh has lain idle in a savings account for five months.',
        to: 'For the customer',
      },
      {
        about: 'Equities',
        words: 'One company makes up more than half of all shares held.',
        to: 'For the adviser',
      },
    ],
  },
  crossSell: {
    name: 'Cross-sell suggestion',
    words: 'A short-term debt fund for part of the idle balance.',
    reason: 'Fits the holdings and the habit of saving. An adviser decides whether to offer it.',
  },
} as const;
