import type { Product } from '../content-types.ts';
import { cards } from './cards.ts';

const card = cards.prism;

export const prism: Product = {
  slug: card.slug,
  menuGroup: 'Transaction Categorization',
  card,
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
