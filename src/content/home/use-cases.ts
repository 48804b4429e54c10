import type { UseCase } from '../types.ts';

export const useCases: readonly UseCase[] = [
  {
    id: 'personal-finance-management',
    heading: 'Personal finance management',
    para: 'Spend analytics and insights',
  },
  {
    id: 'wealth-management',
    heading: 'Wealth management',
    para: 'Tailored insights',
  },
  {
    id: 'insider-trading-monitoring',
    heading: 'Insider trading monitoring',
    para: 'Detect and prevent unauthorized trading',
  },
  {
    id: 'loan-collection-monitoring',
    heading: 'Loan collection monitoring',
    para: 'Use AA to optimize loan recovery',
  },
  {
    id: 'loan-underwriting',
    heading: 'Loan underwriting',
    para: 'Accelerate credit decisions with data',
  },
];
