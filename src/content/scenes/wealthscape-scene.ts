/** Sample data: the holdings of an invented customer, and nudges about them. */
export const wealthscapeScene = {
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
