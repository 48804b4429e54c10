import * as runner from '@cucumber/cucumber';
import { expect as retrying } from '@playwright/test';
import { timeoutMs } from '../harness/timeout.ts';
import { Visitor } from '../harness/visitor.ts';
import type { Sdk } from './sdk/sdk.ts';

export type { DataTable } from '@cucumber/cucumber';

/** One visitor in one scenario, or the provider's SDK in a scenario that opens no page (@sdk). */
export class World extends Visitor {
  sdk!: Sdk;
  scenario = '';
  /** Values that a later step compares with, by the words that the steps use for them. */
  readonly remembered = new Map<string, unknown>();
  /** The scripts of the last step "a browser in which ..."; the next such step removes these scripts. */
  conditionScripts: { dispose: () => Promise<void> }[] = [];
  readonly attach: runner.IWorldOptions['attach'];
  readonly log: runner.IWorldOptions['log'];
  readonly parameters: { newWindows?: boolean };

  constructor({ attach, log, parameters }: runner.IWorldOptions) {
    super();
    this.attach = attach;
    this.log = log;
    this.parameters = parameters;
  }
}

type StepFunction = (this: World, ...values: never[]) => unknown;
type DefineStep = {
  (wording: string | RegExp, run: StepFunction): void;
  (wording: string | RegExp, options: { timeout: number }, run: StepFunction): void;
};

export const Given: DefineStep = runner.Given;
export const When: DefineStep = runner.When;
export const Then: DefineStep = runner.Then;

/**
 * Intervals in ms between the attempts of a retried assertion; the last interval repeats. Playwright's default begins
 * at 100 ms. On wrong sites the time limit is low and most assertions fail: try them less often there. Keep the
 * intervals short, because Playwright gives up immediately if the next interval would exceed the time limit.
 */
const RETRY_INTERVALS_MS = timeoutMs < 10_000 ? [20, 200, 400] : [5, 10, 20, 40, 80, 160, 320];
const expectWithTimeout = retrying.configure({ timeout: timeoutMs });
const pollWithTimeout: typeof expectWithTimeout.poll = (read, messageOrOptions) => {
  // An evaluation fails if the page navigates meanwhile: the next attempt reads the new page.
  const retryOnNavigation = (error: unknown): never => {
    if (String(error).includes('Execution context was destroyed')) return error as never;
    throw error;
  };
  return expectWithTimeout.poll(async () => Promise.resolve(read()).catch(retryOnNavigation), {
    intervals: RETRY_INTERVALS_MS,
    ...(typeof messageOrOptions === 'string' ? { message: messageOrOptions } : messageOrOptions),
  });
};

/** Playwright's `expect` with the suite's time limit: `poll`, and assertions on pages and locators, retry. */
export const expect = new Proxy(expectWithTimeout, {
  get: (own, name) => (name === 'poll' ? pollWithTimeout : Reflect.get(own, name)),
});

/** Options of `toPass`, which retries several assertions together: the time limit and intervals of `expect.poll`. */
export const RETRY_OPTIONS = { timeout: timeoutMs, intervals: RETRY_INTERVALS_MS };
