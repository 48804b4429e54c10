import type { Passage } from '../content-types.ts';

export const useCases: readonly Passage[] = [
  {
    heading: 'Personal finance management',
    para: 'Spend analytics and insights',
  },
  {
    heading: 'Wealth management',
    para: 'Tailored insights',
  },
  {
    heading: 'Insider trading monitoring',
    para: 'Detect and prevent unauthorized trading',
  },
  {
    heading: 'Loan collection monitoring',
    para: 'Use AA to optimize loan recovery',
  },
  {
    heading: 'Loan underwriting',
    para: 'Accelerate credit decisions with data',
  },
];
