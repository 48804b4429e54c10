import { expect, type Locator, type Page, type Response, test as base } from '@playwright/test';
import type { Network } from '../mocks/index.ts';
import { bindNetwork } from '../mocks/playwright.ts';
import { Clock } from '../steps/clock.ts';
import { Journal } from '../steps/journal.ts';
import { viewports } from '../steps/viewports.ts';
import type { State } from './states/state.ts';

export { expect } from '@playwright/test';

/** The two widths of every gate: a telephone, and a window on an office laptop. */
export const devices = {
  phone: { viewport: viewports.phone, isMobile: true, hasTouch: true },
  desktop: { viewport: viewports.desktop },
} as const;

export type Device = keyof typeof devices;

/** The address of the site, without a slash at the end. */
export const origin = (): string => process.env.SITE_URL!.replace(/\/+$/, '');

/** A visitor as the World of the features has one: a page, the outside services, the time, and what happened unseen. */
export class Visitor {
  readonly page: Page;
  readonly clock: Clock;
  readonly network: Network;
  readonly journal: Journal;
  private readonly touch: boolean;

  constructor(page: Page, clock: Clock, network: Network, touch: boolean) {
    this.page = page;
    this.clock = clock;
    this.network = network;
    this.journal = new Journal(page);
    this.touch = touch;
  }

  /** Opens an address and waits until the page answers. */
  visit = async (path: string): Promise<Response> => {
    const response = (await this.page.goto(origin() + path))!;
    // The browser itself notes a page that the host does not have.
    if (response.status() === 404) this.journal.nameStartingWith('error', 'Failed to load resource');
    await this.untilReady();
    return response;
  };

  async untilReady(): Promise<void> {
    await this.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  }

  /** Takes files of the site away, as a broken deployment would. */
  lose = async (files: RegExp): Promise<void> => {
    this.journal.lost.push(files);
    await this.page.context().route(files, (route) => route.abort());
  };

  /** Presses with a finger on a phone, with the mouse elsewhere. */
  async press(target: Locator): Promise<void> {
    await (this.touch ? target.tap() : target.click());
  }
}

/** A test with a visitor. What the page said or called that no contract and no test named fails it. */
export const test = base.extend<{ visitor: Visitor; ownTime: boolean }>({
  // The clock also stands in for the browser's own measurements: whoever reads those leaves the browser its time.
  ownTime: [false, { option: true }],
  visitor: async ({ context, hasTouch, ownTime }, use) => {
    const clock = new Clock(context);
    const { network } = await bindNetwork(context, origin(), clock.sleep);
    if (!ownTime) await clock.install();
    const visitor = new Visitor(await context.newPage(), clock, network, hasTouch ?? false);
    await use(visitor);
    clock.release();
    expect(visitor.journal.unnamed(network.calls), 'said or called, and named by no test').toEqual([]);
  },
});

/** Brings a visitor into a state; what the page says on the way there belongs to it. */
export async function reachState(visitor: Visitor, { path, before, reach, says = [] }: State): Promise<void> {
  await before?.(visitor);
  await visitor.visit(path);
  await reach?.(visitor);
  for (const [type, words] of says) visitor.journal.nameStartingWith(type, words);
}
