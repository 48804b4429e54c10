import * as runner from '@cucumber/cucumber';
import { expect as retrying } from '@playwright/test';
import { timeoutMs } from '../harness/timeout.ts';
import { Visitor } from '../harness/visitor.ts';
import type { Sdk } from './sdk/sdk.ts';

export type { DataTable } from '@cucumber/cucumber';

/** One visitor in one scenario, or the provider's SDK in a scenario that opens no page (@sdk). */
export class World extends Visitor {
  sdk!: Sdk;
  /** The name of the scenario. */
  scenario = '';
  /** Remembered values for a later step to compare with, by the words of the step. */
  readonly remembered = new Map<string, unknown>();
  /** What makes the browser special ("a browser in which ..."), to be removed when another step replaces it. */
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
type Define = {
  (wording: string | RegExp, run: StepFunction): void;
  (wording: string | RegExp, options: { timeout: number }, run: StepFunction): void;
};

export const Given: Define = runner.Given;
export const When: Define = runner.When;
export const Then: Define = runner.Then;

/**
 * Intervals between the attempts of a retried assertion, in ms, of which the last is repeated; Playwright's own begin at
 * 100 ms. With a low time limit most pages are wrong ones, which are asked until it is over: they are asked less often.
 * Playwright gives up immediately if an interval would exceed the time limit, so none may be long.
 */
const SOON = timeoutMs < 10_000 ? [20, 200, 400] : [5, 10, 20, 40, 80, 160, 320];
const patient = retrying.configure({ timeout: timeoutMs });
const poll: typeof patient.poll = (ask, told) => {
  // A page that navigates during an evaluation never answers: ask the new page.
  const askAgain = (error: unknown): never => {
    if (String(error).includes('Execution context was destroyed')) return error as never;
    throw error;
  };
  return patient.poll(async () => Promise.resolve(ask()).catch(askAgain), {
    intervals: SOON,
    ...(typeof told === 'string' ? { message: told } : told),
  });
};

/**
 * Playwright's `expect` with the suite's time limit: `poll` and assertions of pages and locators are retried until
 * true.
 */
export const expect = new Proxy(patient, {
  get: (own, name) => (name === 'poll' ? poll : Reflect.get(own, name)),
});

/** The time limit and the intervals of `expect.poll` for `toPass`, which retries an assertion of several parts. */
export const UNTIL_TRUE = { timeout: timeoutMs, intervals: SOON };
