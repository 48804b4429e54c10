import type { Product } from '../content-types.ts';
import { cards } from './cards.ts';

const card = cards.lendscape;

export const lendscape: Product = {
  slug: card.slug,
  menuGroup: 'Lending',
  card,
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
