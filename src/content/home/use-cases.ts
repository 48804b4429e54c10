import type { Passage } from '../content-types.ts';
import { paths } from '../paths.ts';

/** The use cases; each leads to the product that serves it. */
export const useCases: readonly (Passage & { cta: string })[] = [
  {
    heading: 'Personal finance management',
    para: 'Spend analytics and insights',
    cta: paths.wealthscape,
  },
  {
    heading: 'Wealth management',
    para: 'Tailored insights',
    cta: paths.wealthscape,
  },
  {
    heading: 'Insider trading monitoring',
    para: 'Detect and prevent unauthorized trading',
    cta: paths.finsense,
  },
  {
    heading: 'Loan collection monitoring',
    para: 'Use AA to optimize loan recovery',
    cta: paths.lendscape,
  },
  {
    heading: 'Loan underwriting',
    para: 'Accelerate credit decisions with data',
    cta: paths.lendscape,
  },
];
