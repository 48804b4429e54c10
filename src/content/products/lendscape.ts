import type { ProductTexts } from '../content-types.ts';

export const lendscape: ProductTexts = {
  hero: {
    heading: 'RiskGauge shows a borrower’s risk before and after disbursal',
    para: 'A lending management system and bank statement analyser for underwriting. RiskGauge is also called LendScape.',
    hasApiDocs: false,
  },
  about: {
    heading: 'What it does',
    para: 'RiskGauge turns a borrower’s bank statements into a report the underwriter can base a decision on. After disbursal, it keeps monitoring the accounts the borrower has consented to share.',
  },
  forWhom: {
    heading: 'Who it is for',
    items: [
      'Banks and NBFCs that lend to individuals and small businesses',
      'Fintech lenders that make credit decisions online',
      'Risk teams that watch a loan book for early signs of stress',
      'Collection teams that work on accounts in default',
    ],
  },
  features: {
    heading: 'One analysis, from application to recovery',
    para: 'RiskGauge supports the decision to lend, then monitors the loan until it is closed.',
    items: [
      {
        heading: 'Income, obligation, fraud and UPI categorisation',
        para: 'Identify income, EMIs and other obligations, UPI payments by type, and signs of fraud.',
      },
      {
        heading: 'AA and PDF upload sources',
        para: 'Statements arrive through an Account Aggregator (AA) or as PDF uploads. Both feed the same report.',
      },
      {
        heading: 'Sentinel early-warning',
        para: 'Sentinel alerts you when an account shows signs of stress, so you can speak to the borrower early.',
      },
      {
        heading: 'Risk signals',
        para: 'See returned payments, falling balances and new obligations, with the transactions behind each.',
      },
      {
        heading: 'Collection monitoring of non-performing accounts',
        para: 'With the borrower’s consent, monitor accounts and follow up when money comes in.',
      },
    ],
  },
  needs: {
    heading: 'What you need',
    items: [
      'Consent through an Account Aggregator, or bank statements as PDF files',
      'Periodic consent, to monitor accounts after disbursal',
      'Your credit rules, or the questions your underwriters ask',
      'A list of the loan accounts to monitor',
    ],
  },
  gets: {
    heading: 'What you get',
    items: [
      'Automated bank statement analysis (BSA) reports',
      'Insights into spending behaviour',
      'Early warning signs, with the reason for each',
      'Monitoring of non-performing accounts for collection',
    ],
  },
  start: {
    heading: 'How to get started',
    ask: 'to tell us which loans you offer and to whom.',
    steps: [
      'Review a sample report with us and your underwriters.',
      'Work with us to choose sources, signals and accounts to monitor.',
      'Connect your loan systems and go live with our support.',
    ],
  },
};

/** Sample data: a borrower's year in two invented accounts. */
export const lendscapeSceneTexts = {
  caption: 'Sample data: the borrower, accounts and figures are fictitious.',
  head: { name: 'One borrower', note: 'June: accounts via AA and from a PDF' },
  gauge: {
    name: 'Risk',
    earlier: 'March',
    low: 'Low',
    high: 'High',
    verdict: 'Raised',
  },
  chart: {
    name: 'Bank statement analysis',
    income: 'Income',
    obligations: 'Obligations',
    unpaid: 'Unpaid',
    balance: 'Month-end balance',
    scale: ['₹90,000', '₹60,000', '₹30,000', '₹0', '−₹30,000'],
    words:
      'Since April income is lower and obligations higher. In May ₹6,000 stayed unpaid. The balance fell from ₹28,000 to ₹4,000.',
    // Amounts in thousands of rupees.
    unpaidIn: { month: 'May', amount: 6 },
    months: [
      { name: 'Jul', income: 82, obligations: 23, balance: 27 },
      { name: 'Aug', income: 84, obligations: 22, balance: 29 },
      { name: 'Sep', income: 83, obligations: 23, balance: 28 },
      { name: 'Oct', income: 88, obligations: 22, balance: 31 },
      { name: 'Nov', income: 84, obligations: 23, balance: 30 },
      { name: 'Dec', income: 85, obligations: 22, balance: 28 },
      { name: 'Jan', income: 84, obligations: 23, balance: 29 },
      { name: 'Feb', income: 86, obligations: 23, balance: 30 },
      { name: 'Mar', income: 84, obligations: 23, balance: 28 },
      { name: 'Apr', income: 70, obligations: 29, balance: 19 },
      { name: 'May', income: 69, obligations: 29, balance: 11 },
      { name: 'Jun', income: 68, obligations: 29, balance: 4 },
    ],
  },
  categories: [
    { name: 'Income, June', value: '₹68,000', note: 'One employer' },
    { name: 'Obligations, June', value: '₹29,000', note: '43% of income' },
    { name: 'UPI paid, June', value: '₹46,000', note: '146 payments' },
    { name: 'Fraud checks', value: '0 flags', note: 'Statements add up' },
  ],
  // The signals of the last three months.
  sentinel: {
    name: 'Sentinel signals',
    signals: [
      { month: 'April', words: 'Salary ₹14,000 lower, new EMI of ₹6,000', level: 'Watch' },
      { month: 'May', words: 'EMI of ₹6,000 returned unpaid', level: 'Watch' },
      { month: 'June', words: 'Month-end balance down for a third month', level: 'Raised' },
    ],
  },
} as const;
