import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
  Response,
} from '@playwright/test';
import { bindNetwork } from '../mocks/adapters/playwright.ts';
import type { Network } from '../mocks/index.ts';
import { Clock } from './clock.ts';
import { Journal } from './journal.ts';
import { watchFetches } from './locators/fetches.ts';
import { watchMovements } from './locators/header.ts';
import { watchScrolling } from './locators/page.ts';
import { watchSlides } from './locators/slide-in.ts';
import type { Sight } from './signature.ts';
import { viewports } from './viewports.ts';

const DESKTOP: BrowserContextOptions = { viewport: viewports.desktop };
const PHONE: BrowserContextOptions = {
  viewport: viewports.phone,
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

/** How a visitor looks at the site: by touch on a phone, with motion, with scripts. */
export type Conditions = { phone: boolean; motion: boolean; script: boolean };

/** One visitor of the site: the page, the outside world, the time and what happened unseen. */
export class Visitor {
  page!: Page;
  network!: Network;
  clock!: Clock;
  journal!: Journal;
  conditions!: Conditions;
  /** The states that the visitor has passed through, each once. */
  readonly trail = new Map<string, Sight>();
  /** What the host answered to the last visit. */
  status!: number;
  /** Addresses that were visited and that the host does not have. */
  readonly missing: string[] = [];
  private context!: BrowserContext;

  /** The site under test, without a slash at the end. */
  get origin(): string {
    return process.env.SITE_URL!.replace(/\/+$/, '');
  }

  /** The tabs that are open, the first one included. */
  get tabs(): Page[] {
    return this.context.pages();
  }

  /** Enters with a browser context of their own, watched from the first script on; nothing is open yet. */
  async open(browser: Browser, conditions: Conditions): Promise<void> {
    const context = await browser.newContext({
      ...(conditions.phone ? PHONE : DESKTOP),
      // Firefox knows no such thing; its phone is a narrow window with touch.
      ...(browser.browserType().name() === 'firefox' ? { isMobile: false } : {}),
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: conditions.motion ? 'no-preference' : 'reduce',
      javaScriptEnabled: conditions.script,
      serviceWorkers: 'block',
    });
    const watchers = [
      watchScrolling,
      watchFetches,
      ...(conditions.motion ? [watchMovements, watchSlides] : []),
    ];
    for (const watcher of watchers) await context.addInitScript(watcher);
    await this.enter(context, conditions);
    if (process.env.TRACE) await context.tracing.start({ screenshots: true, snapshots: true });
  }

  /**
   * Enters with a context at hand: binds its network, installs its clock and opens a tab. The clock also stands in
   * for the browser's own measurements: whoever reads those leaves the page its `ownTime`.
   */
  async enter(context: BrowserContext, conditions: Conditions, { ownTime = false } = {}): Promise<void> {
    this.context = context;
    this.conditions = conditions;
    this.clock = new Clock(context);
    const [{ network }] = await Promise.all([
      bindNetwork(context, new URL(this.origin).origin, this.clock.sleep),
      ownTime ? undefined : this.clock.install(),
    ]);
    this.network = network;
    this.page = await context.newPage();
    this.journal = new Journal(this.page);
  }

  /** Opens an address of the site and waits until the page answers to a visitor. */
  visit = async (path: string): Promise<Response> => {
    const response = (await this.page.goto(this.origin + path))!;
    this.status = response.status();
    if (this.status === 404) this.missing.push(response.url());
    await this.untilReady();
    return response;
  };

  /** Waits until the page that is open answers to a visitor; takes no time of its clock. */
  async untilReady(): Promise<void> {
    if (!this.conditions.script) return;
    await this.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  }

  /** Presses what a visitor sees: with a finger on a phone, with the mouse elsewhere. */
  async press(target: Locator): Promise<void> {
    await (this.conditions.phone ? target.tap() : target.click());
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

  /** Takes files of the site away, as a broken deployment would; the journal names the loss by this. */
  lose = async (files: RegExp, isOver = () => false): Promise<void> => {
    this.journal.lost.push(files);
    await this.context.route(files, (route) =>
      route.request().url().startsWith(this.origin) && !isOver() ? route.abort() : route.fallback(),
    );
  };

  /** Lets a place outside the site be visited: a page with nothing on it answers there. */
  async allow(address: string): Promise<void> {
    await this.context.route(
      (url) => url.href.startsWith(address),
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
  }

  /** Ends the context; with TRACE set, keeps the trace in that folder. */
  async close(): Promise<void> {
    this.clock.release();
    if (process.env.TRACE)
      await this.context.tracing.stop({ path: `${process.env.TRACE}/${Date.now()}.zip` });
    await this.context.close();
  }
}
