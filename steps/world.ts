import { World } from '@cucumber/cucumber';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Network } from '../mocks/index.ts';
import { bindNetwork } from '../mocks/playwright.ts';
import { Clock } from './clock.ts';
import { Journal } from './journal.ts';
import type { Sdk } from './sdk/sdk.ts';
import type { Sight } from './signature.ts';
import { watchMovements } from './screens/header.ts';
import { watchScrolling } from './screens/page.ts';
import { watchFetches } from './screens/fetches.ts';
import { watchSlides } from './screens/slide-in.ts';
import { viewports } from './viewports.ts';

const DESKTOP: BrowserContextOptions = { viewport: viewports.desktop };
const PHONE: BrowserContextOptions = {
  viewport: viewports.phone,
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

/** How a scenario looks at the site, from its tags: @phone, @motion, @no-script. */
export type Conditions = { phone: boolean; motion: boolean; script: boolean };

/** One visitor on one scenario: the page, the outside world, the time and what happened unseen. */
export class SiteWorld extends World {
  page!: Page;
  network!: Network;
  clock!: Clock;
  journal!: Journal;
  conditions!: Conditions;
  /** The provider's SDK, in the scenarios that open no page (@sdk). */
  sdk!: Sdk;
  /** The states that the visitor has passed through, each once. */
  readonly trail = new Map<string, Sight>();
  /** What the host answered to the last visit. */
  status!: number;
  private context!: BrowserContext;

  /** The site under test, without a slash at the end. */
  get origin(): string {
    return process.env.SITE_URL!.replace(/\/+$/, '');
  }

  /** A fresh browser context with its network and clock; nothing is open yet. */
  async open(browser: Browser, conditions: Conditions): Promise<void> {
    this.conditions = conditions;
    this.context = await browser.newContext({
      ...(conditions.phone ? PHONE : DESKTOP),
      // Firefox knows no such thing; its phone is a narrow window with touch.
      ...(browser.browserType().name() === 'firefox' ? { isMobile: false } : {}),
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: conditions.motion ? 'no-preference' : 'reduce',
      javaScriptEnabled: conditions.script,
      serviceWorkers: 'block',
    });
    this.clock = new Clock(this.context);
    const [{ network }] = await Promise.all([
      bindNetwork(this.context, new URL(this.origin).origin, this.clock.sleep),
      this.clock.install(),
    ]);
    this.network = network;
    const watchers = [
      watchScrolling,
      watchFetches,
      ...(conditions.motion ? [watchMovements, watchSlides] : []),
    ];
    for (const watcher of watchers) await this.context.addInitScript(watcher);
    this.page = await this.context.newPage();
    this.journal = new Journal(this.page);
    if (process.env.TRACE) await this.context.tracing.start({ screenshots: true, snapshots: true });
  }

  /** Takes files of the site away, as a broken deployment would; the scenario names the loss by this. */
  async lose(files: RegExp, isOver = () => false): Promise<void> {
    this.journal.lost.push(files);
    await this.context.route(files, (route) =>
      route.request().url().startsWith(this.origin) && !isOver() ? route.abort() : route.fallback(),
    );
  }

  /** Lets a place outside the site be visited: a page with nothing on it answers there. */
  async allow(address: string): Promise<void> {
    await this.context.route(
      (url) => url.href.startsWith(address),
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
  }

  /** The tabs that are open, the first one included. */
  get tabs(): Page[] {
    return this.context.pages();
  }

  /** Moves a finger up (less than 0) or down the screen by so many px, from so far below its top. */
  async swipe(distance: number, from = 400): Promise<void> {
    const session = await this.context.newCDPSession(this.page);
    await session.send('Input.synthesizeScrollGesture', {
      x: 180,
      y: from,
      yDistance: distance,
      speed: 4000,
    });
    await session.detach();
  }

  /** Opens an address of the site and waits until the page answers to a visitor. */
  async visit(path: string): Promise<void> {
    const response = await this.page.goto(this.origin + path);
    this.status = response!.status();
    await this.untilReady();
  }

  /** Waits until the page that is open answers to a visitor; takes no time of its clock. */
  async untilReady(): Promise<void> {
    if (!this.conditions.script) return;
    await this.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  }

  /** Presses what a visitor sees: with a finger on a phone, with the mouse elsewhere. */
  async press(target: Locator): Promise<void> {
    await (this.conditions.phone ? target.tap() : target.click());
  }

  /** Ends the context; with TRACE set, keeps the trace in that file. */
  async close(): Promise<void> {
    this.clock.release();
    if (process.env.TRACE)
      await this.context.tracing.stop({ path: `${process.env.TRACE}/${Date.now()}.zip` });
    await this.context.close();
  }
}
