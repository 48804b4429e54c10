import type { ProductTexts } from '../content-types.ts';

export const lendscape: ProductTexts = {
  hero: {
    heading: 'RiskGauge shows a borrower’s risk before and after the loan',
    para: 'A lending management system and bank statement analyser for underwriting. RiskGauge is also called LendScape.',
    hasApiDocs: false,
  },
  about: {
    heading: 'What it does',
    para: 'RiskGauge takes in a borrower’s bank statements and turns them into a report that an underwriter can decide on. After disbursal it goes on reading the accounts for which the borrower has given consent. Credit, risk and collection teams work from the same signals, each with the transactions behind it.',
  },
  forWhom: {
    heading: 'Who it is for',
    items: [
      'Banks and NBFCs that underwrite retail or small-business loans',
      'Fintech lenders that decide on applications online',
      'Risk teams that watch a loan book for early signs of stress',
      'Collection teams that work on non-performing accounts',
    ],
  },
  features: {
    heading: 'One reading of the statement, from application to recovery',
    para: 'The bank statement analyser serves the decision. The lending management system keeps serving it for as long as the loan runs.',
    items: [
      {
        heading: 'Income, obligation, fraud and UPI categorisation',
        para: 'Each transaction is sorted: salary and other income, EMIs and other obligations, signs of fraud, and UPI payments by kind.',
      },
      {
        heading: 'AA and PDF upload sources',
        para: 'Statements arrive through an Account Aggregator (AA) with the borrower’s consent, or as PDF files that are uploaded. Both lead to the same report.',
      },
      {
        heading: 'Sentinel early-warning',
        para: 'Sentinel compares how an account behaves over time and raises a warning when it weakens, so that you can speak to the borrower early.',
      },
      {
        heading: 'Risk signals',
        para: 'Signals such as returned payments, falling balances or new obligations are listed with the transactions that caused them.',
      },
      {
        heading: 'Collection monitoring of non-performing accounts',
        para: 'For non-performing accounts, credits into the borrower’s consented accounts are monitored, so that a request for payment comes when money is there.',
      },
    ],
  },
  needs: {
    heading: 'What it needs',
    items: [
      'The borrower’s consent through an Account Aggregator, or bank statements as PDF files',
      'For monitoring after disbursal, a periodic consent for that purpose',
      'Your credit rules, or the questions that your underwriters ask of a statement',
      'A list of the loan accounts that are to be monitored',
    ],
  },
  gets: {
    heading: 'What you get',
    items: [
      'Automated bank statement analysis (BSA) reports',
      'Insights into spending behaviour',
      'Early warning signs, each with its reason',
      'Collection monitoring of non-performing accounts',
    ],
  },
  start: {
    heading: 'How to start',
    steps: [
      'Tell us in the form on this page what you lend and to whom.',
      'Go through a sample report with us and your underwriters.',
      'Choose the sources, signals and accounts to be monitored.',
      'Connect your loan systems and go live with real-time support from our team.',
    ],
  },
};

/** Sample data: a borrower's year in two invented accounts. */
export const lendscapeSceneTexts = {
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
    // Amounts in thousands of rupees. `signal` is the position, from 1, of the month's warning in the list `signals`.
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
