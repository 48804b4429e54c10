import * as runner from '@cucumber/cucumber';
import { expect as retrying } from '@playwright/test';
import { Visitor } from '../harness/visitor.ts';
import type { Sdk } from './sdk/sdk.ts';

export type { DataTable } from '@cucumber/cucumber';

/** One visitor in one scenario, or the provider's SDK in a scenario that opens no page (@sdk). */
export class World extends Visitor {
  sdk!: Sdk;
  readonly attach: runner.IWorldOptions['attach'];
  readonly log: runner.IWorldOptions['log'];

  constructor({ attach, log }: runner.IWorldOptions) {
    super();
    this.attach = attach;
    this.log = log;
  }
}

type Deed = (this: World, ...values: never[]) => unknown;
type Define = {
  (wording: string | RegExp, deed: Deed): void;
  (wording: string | RegExp, options: { timeout: number }, deed: Deed): void;
};

export const Given: Define = runner.Given;
export const When: Define = runner.When;
export const Then: Define = runner.Then;

/** The suite's assertion: retried until true, for two seconds of real time at most. */
export const expect = retrying.configure({ timeout: 2000 });
