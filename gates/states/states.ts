import { annualReturns } from './annual-returns.ts';
import { enquiry, errors } from './form.ts';
import { desktopHeader, panel, stickyHeader } from './header.ts';
import { home } from './home.ts';
import { opened, others } from './screens.ts';
import type { State } from './state.ts';

/** Every state, those that a screen opens in first. */
export const states: readonly State[] = [
  ...opened,
  ...stickyHeader,
  ...desktopHeader,
  ...panel,
  ...home,
  ...errors,
  ...enquiry,
  ...annualReturns,
  ...others,
];
