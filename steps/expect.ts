import { expect as base } from '@playwright/test';

/** The suite's assertion: retried until true, for two seconds of real time at most. */
export const expect = base.configure({ timeout: 2000 });
