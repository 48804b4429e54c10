/** Sample data: a borrower's year in two invented accounts. */
export const lendscapeScene = {
  caption: 'Sample data: the borrower, the accounts and all figures are invented.',
  head: {
    name: 'Bank statement analysis',
    sources: ['Account 1 through AA', 'Account 2 from a PDF file'],
  },
  gauge: { name: 'Risk', words: 'Raised since April', position: 0.66 },
  chart: {
    income: 'Income',
    obligations: 'Obligations',
    words:
      'Twelve months of income, steady near ₹84,000 until March and near ₹71,000 after, against obligations that rise from ₹24,000 to ₹38,000.',
    // In thousands of rupees; `signal` is the number, in the list `signals`, of the warning for that month.
    months: [
      { name: 'Jul', income: 82, obligations: 24 },
      { name: 'Aug', income: 84, obligations: 24 },
      { name: 'Sep', income: 83, obligations: 25 },
      { name: 'Oct', income: 91, obligations: 24 },
      { name: 'Nov', income: 84, obligations: 25 },
      { name: 'Dec', income: 85, obligations: 24 },
      { name: 'Jan', income: 84, obligations: 31 },
      { name: 'Feb', income: 86, obligations: 31 },
      { name: 'Mar', income: 84, obligations: 31 },
      { name: 'Apr', income: 72, obligations: 38, signal: 1, level: 'Watch' },
      { name: 'May', income: 71, obligations: 38, signal: 2, level: 'Act' },
      { name: 'Jun', income: 70, obligations: 38, signal: 3, level: 'Watch' },
    ],
  },
  categories: [
    { name: 'Income', value: '₹70,000', note: 'Salary, one employer' },
    { name: 'Obligations', value: '₹38,000', note: 'Four EMIs, one of them new' },
    { name: 'UPI', value: '₹21,400', note: '146 payments' },
    { name: 'Fraud checks', value: '1 of 9', note: 'PDF: a balance does not add up' },
  ],
  sentinel: {
    name: 'Sentinel signals',
    signals: [
      { month: 'April', words: 'Salary lower by ₹12,000', level: 'Watch' },
      { month: 'May', words: 'EMI of ₹6,900 returned unpaid', level: 'Act' },
      { month: 'June', words: 'Month-end balance down for the third time', level: 'Watch' },
    ],
  },
  monitored: {
    name: 'Accounts in collection monitoring',
    accounts: [
      { name: 'Loan ending 3380', words: 'Non-performing, 104 days', event: 'Credit of ₹18,000 today' },
      { name: 'Loan ending 2051', words: 'Non-performing, 131 days', event: 'No credit this week' },
    ],
  },
} as const;
