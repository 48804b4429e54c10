import type { ProductTexts } from '../content-types.ts';

export const prism: ProductTexts = {
  hero: {
    heading: 'Prism decodes Indian bank narrations',
    para: 'A large language model (LLM) that reads the narration, the line a bank prints against each transaction, and labels it in real time.',
    hasApiDocs: false,
  },
  about: {
    heading: 'What it does',
    para: 'A narration mixes codes, abbreviations and part of a name. Prism turns it into a category, a counterparty and a payment type. Together, narrations show how a customer earns, spends and saves.',
  },
  forWhom: {
    heading: 'Who it is for',
    items: [
      'Lenders that need clean categories for their credit models',
      'Banks and fintechs that show customers where their money goes',
      'Wealth managers and RIAs that advise on cash flow',
      'Data teams that maintain categorisation rules by hand',
    ],
  },
  features: {
    heading: 'Behavioural insights from each narration',
    para: 'Prism reads each narration with its amount, its direction (debit or credit) and the history of the account.',
    items: [
      {
        heading: 'SIPs',
        para: 'Systematic investment plans (SIPs) are distinguished from lump sums, so you see who saves every month.',
      },
      {
        heading: 'EMIs',
        para: 'Equated monthly instalments (EMIs) are distinguished from other regular debits, so you see what is owed every month.',
      },
      {
        heading: 'Salary changes',
        para: 'Prism spots salary credits and any change in amount, date or employer.',
      },
      {
        heading: 'Spending categories',
        para: 'Each debit gets a category, such as groceries, rent, travel or food delivery.',
      },
      {
        heading: 'Cash-flow trends',
        para: 'Prism follows credits and debits over time, so you see whether the balance grows or shrinks.',
      },
      {
        heading: 'Real-time processing',
        para: 'Narrations are decoded as they arrive, so your decisions never wait for a batch.',
      },
    ],
  },
  needs: {
    heading: 'What you need',
    items: [
      'Transactions with narration, amount, date and debit/credit indicator',
      'The customer’s consent to use these transactions',
      'Your own categories, if you prefer them to ours',
      'A set of categorised transactions to check the results against',
    ],
  },
  gets: {
    heading: 'What you get',
    items: [
      'The category, counterparty and payment type for each transaction',
      'Spend analysis by category and period',
      'Behavioural insights for each account',
      'Real-time results for your models and screens',
    ],
  },
  start: {
    heading: 'How to get started',
    ask: 'to tell us where your transactions come from.',
    steps: [
      'Decide with us which categories you need, and how to treat uncertain results.',
      'Check the results against transactions you have already categorised.',
      'Connect your systems and go live with our support.',
    ],
  },
};

/** Sample data: narrations as banks print them; merchants, persons and numbers are invented. */
export const prismSceneTexts = {
  caption: 'Sample data: the narrations, names and amounts are fictitious.',
  opened: {
    name: 'One narration in parts: the amber parts give its category',
    separator: '/',
    parts: [
      { raw: 'UPI', read: 'Type' },
      { raw: 'DR', read: 'Direction' },
      { raw: '4123', read: 'Reference' },
      { raw: 'TIFNWALA BHVN', read: 'Counterparty' },
      { raw: 'BYVL', read: 'Bank' },
      { raw: 'DLVRY', read: 'Remark' },
    ],
    label: 'Food delivery',
    note: 'UPI to Tiffinwala Bhavan',
  },
  heads: { raw: 'Narration', read: 'Read as' },
  readAs: 'is read as',
  rows: [
    { raw: 'NEFT-BYVL0000417-MONSOONWARE-SAL JUN', label: 'Salary', amount: '+₹76,000', note: 'Monsoonware' },
    {
      raw: 'ACH D-JAMUNLEAF VEH-EMI 07/36-20051',
      label: 'EMI',
      amount: '−₹7,600',
      note: 'Vehicle loan, 7 of 36',
    },
    { raw: 'ACH/KITEPAPR EQ MF/SIP/FOL 77120', label: 'SIP', amount: '−₹5,000', note: 'Equity fund' },
    {
      raw: 'UPI/DR/8850/GRN BSKT KIRANA/MYNG/PAY',
      label: 'Groceries',
      amount: '−₹1,840',
      note: 'Green Basket Kirana',
    },
    {
      raw: 'IMPS-P2A-612044-LANDLRD FLAT 4B-RNT',
      label: 'Rent?',
      amount: '−₹18,000',
      note: 'Uncertain: to review',
    },
  ],
  insights: {
    name: 'What the account shows',
    items: ['Salary up by ₹6,000 since April', 'SIP on the 5th for 14 months', 'EMIs: 10% of credits'],
  },
} as const;
