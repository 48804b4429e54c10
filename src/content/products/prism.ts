import type { ProductTexts } from '../content-types.ts';

export const prism: ProductTexts = {
  hero: {
    heading: 'Prism decodes Indian bank narrations',
    para: 'A large language model (LLM) that reads the short text beside each transaction and says what it was, in real time.',
    hasApiDocs: false,
  },
  about: {
    heading: 'What it does',
    para: 'A narration is the line that a bank prints beside a transaction: abbreviations, codes and part of a name, written differently by each bank. Prism turns it into a category, a counterparty and a kind of payment. From many such lines it derives how a person or a business earns, spends and saves.',
  },
  forWhom: {
    heading: 'Who it is for',
    items: [
      'Lenders that need clean categories for their credit models',
      'Banks and fintechs that show customers where their money goes',
      'Wealth managers and RIAs that advise on the basis of cash flow',
      'Data teams that maintain categorisation rules by hand today',
    ],
  },
  features: {
    heading: 'Behavioural insights from each narration',
    para: 'Prism decodes in context: it reads a narration together with the amount, the direction and the history of the account.',
    items: [
      {
        heading: 'SIPs',
        para: 'Payments into systematic investment plans (SIPs) are recognised and told apart from one-time investments.',
      },
      {
        heading: 'EMIs',
        para: 'Equated monthly instalments (EMIs) are recognised as obligations and told apart from other regular debits.',
      },
      {
        heading: 'Salary changes',
        para: 'Salary credits are identified, and a change in amount, date or employer is pointed out.',
      },
      {
        heading: 'Spending categories',
        para: 'Each debit is given a category, such as groceries, rent, travel or food delivery.',
      },
      {
        heading: 'Cash-flow trends',
        para: 'Credits and debits are followed over time, to show whether a balance is built up or run down.',
      },
      {
        heading: 'Real-time processing',
        para: 'Narrations are decoded as they arrive, so that a decision need not wait for a batch.',
      },
    ],
  },
  needs: {
    heading: 'What it needs',
    items: [
      'Transactions with narration, amount, date and direction',
      'The customer’s consent to the use of these transactions',
      'Your own list of categories, if it is to replace ours',
      'A set of transactions on which you want to check the results',
    ],
  },
  gets: {
    heading: 'What you get',
    items: [
      'Each transaction with its category, counterparty and kind of payment',
      'Spend analysis by category and period',
      'Behavioural insights for each account',
      'Results in real time for your models and screens',
    ],
  },
  start: {
    heading: 'How to start',
    steps: [
      'Tell us in the form on this page where your transactions come from.',
      'Agree the categories and insights with us.',
      'Check the results on transactions that you know.',
      'Connect your systems and go live with real-time support from our team.',
    ],
  },
};

/** Sample data: narrations as banks print them; merchants, persons and numbers are invented. */
export const prismSceneTexts = {
  caption: 'Sample data: the narrations, names and amounts are invented.',
  opened: {
    name: 'One narration, read part by part',
    separator: '/',
    parts: [
      { raw: 'UPI', read: 'Kind' },
      { raw: 'DR', read: 'Debit' },
      { raw: '4123', read: 'Reference' },
      { raw: 'TIFNWALA BHVN', read: 'Counterparty' },
      { raw: 'BYVL', read: 'Bank' },
      { raw: 'DINNR', read: 'Remark' },
    ],
    label: 'Food delivery',
    note: 'Tiffinwala Bhavan, ₹248',
  },
  list: 'The next narrations',
  readAs: 'is read as',
  rows: [
    { raw: 'NEFT CR-BYVL0000417-MONSOONWARE P L-SAL JUN', label: 'Salary', note: 'Monsoonware, ₹92,400' },
    { raw: 'ACH D- JAMUNLEAF LNDG-EMI 07/36-20051', label: 'EMI', note: 'Vehicle loan, 7 of 36' },
    { raw: 'ACH/KITEPAPR MF/SIP/FOL 77120/ 0000341', label: 'SIP', note: 'Equity fund, monthly' },
    {
      raw: 'UPI/DR/8850/GREEN BASKT KIRANA/MYNG/PAY',
      label: 'Groceries',
      note: 'Green Basket Kirana, ₹1,126',
    },
    { raw: 'IMPS-P2A-612044-LANDLRD FLAT 4B-RNT', label: 'Rent', note: 'Monthly, ₹24,000' },
  ],
  insights: {
    name: 'What the account tells',
    items: [
      'Salary up by ₹6,000 since April',
      'SIP on the 5th, 14 months in a row',
      'EMIs take 22% of credits',
    ],
  },
} as const;
