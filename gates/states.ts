import { annualReturns } from './states/annual-returns.ts';
import { enquiry, errors } from './states/form.ts';
import { desktopHeader, panel, stickyHeader } from './states/header.ts';
import { home } from './states/home.ts';
import { opened, others } from './states/screens.ts';
import type { State } from './states/state.ts';

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
