import type { Browser, Locator, Page, Response } from '@playwright/test';
import type { Network } from '../mocks/index.ts';
import type { BrowserWindow, Conditions } from './browsers/browser-window.ts';
import { returnWindow, takeWindow } from './browsers/window-pool.ts';
import { Clock } from './clock.ts';
import { Journal } from './journal.ts';
import { findScreenOfCall } from './locators/fetches.ts';
import type { ScreenState } from './screen-state.ts';

/** One visitor of the site: the page, the outside services, the clock and the journal. */
export class Visitor {
  page!: Page;
  network!: Network;
  clock!: Clock;
  journal!: Journal;
  conditions!: Conditions;
  /** The visited states by their JSON, each once, in the order of the last visit. */
  readonly visitedStates = new Map<string, ScreenState>();
  /** The HTTP status of the last visit. */
  status!: number;
  /** Visited addresses that were answered with 404. */
  readonly notFoundUrls: string[] = [];
  private window!: BrowserWindow;

  /** The site under test, without a slash at the end. */
  get origin(): string {
    const site = this.conditions?.throughRelay ? process.env.RELAY_SITE_URL : process.env.SITE_URL;
    return site!.replace(/\/+$/, '');
  }

  /**
   * Takes a clean window, without opening a page yet. The fake clock also replaces `performance.now()`: set `ownTime`
   * to read the browser's own measurements.
   */
  async open(browser: Browser, conditions: Conditions): Promise<void> {
    this.conditions = conditions;
    this.window = await takeWindow(browser, conditions, new URL(this.origin).origin);
    const { context, page, replaceNetwork } = this.window;
    this.clock = new Clock(context);
    if (!conditions.ownTime) await this.clock.install();
    this.network = await replaceNetwork(this.clock.sleep);
    this.network.locatePage = (address) => findScreenOfCall(page, address);
    this.page = page;
    this.journal = new Journal(page);
    if (process.env.TRACE) await context.tracing.start({ screenshots: true, snapshots: true });
  }

  /** Opens a path of the site, again if only its anchor differs, and waits until the page reacts to input. */
  visit = async (path: string): Promise<Response> => {
    // With scripts the load event does not matter: `waitUntilReady` waits for hydration.
    const until = { waitUntil: this.conditions.script ? 'commit' : 'load' } as const;
    const response = ((await this.page.goto(this.origin + path, until)) ?? (await this.page.reload(until)))!;
    this.status = response.status();
    if (this.status === 404) this.notFoundUrls.push(response.url());
    await this.waitUntilReady();
    return response;
  };

  /** Waits until the open page is hydrated and reacts to input, also while the visitor's clock is stopped. */
  async waitUntilReady(): Promise<void> {
    if (!this.conditions.script) return;
    await this.page
      .locator('html[data-hydrated]')
      .waitFor({ state: 'attached' })
      .catch((cause: unknown) => {
        throw new Error('The page was not hydrated in time', { cause });
      });
  }

  /** Presses an element: by touch on a phone, by mouse on a desktop. */
  async press(target: Locator): Promise<void> {
    await this.window.input.press(target, this.conditions);
  }

  /** Replaces the text of a field by pasting. */
  async paste(into: Locator, text: string): Promise<void> {
    await this.window.input.paste(into, text);
  }

  /** Types a text into the focused element. */
  async type(text: string): Promise<void> {
    await this.window.input.type(text);
  }

  /** Goes one step forward (1) or back (-1) in the history. */
  async go(steps: -1 | 1): Promise<void> {
    await this.window.input.go(steps);
  }

  /** Shows the page as it is printed. */
  async print(): Promise<void> {
    await this.window.input.print();
  }

  /** Empties the browser's cache, as for someone who has never visited the site. */
  async emptyCache(): Promise<void> {
    await this.window.input.emptyCache?.();
  }

  /** Presses an element by touch on any device, as on a laptop with a touch screen. */
  async touch(target: Locator): Promise<void> {
    const { x, y, width, height } = (await target.boundingBox())!;
    await this.window.input.touch(x + width / 2, y + height / 2);
  }

  /** Moves a finger down by `distance` px, up if negative, from a point `from` px below the top of the window. */
  async swipe(distance: number, from = 400): Promise<void> {
    await this.window.input.swipe({ x: 180, y: from }, distance);
  }

  /** Scrolls the page to a position, in px. */
  async scrollTo(position: number): Promise<void> {
    await this.window.input.scrollTo(position);
  }

  /** Makes files unavailable until `isOver()`, as in a broken deployment. The journal expects their console errors. */
  makeUnavailable = async (files: RegExp, isOver = () => false): Promise<void> => {
    this.journal.unavailable.push(files);
    await this.window.context.route(files, (route) =>
      route.request().url().startsWith(this.origin) && !isOver() ? route.abort() : route.fallback(),
    );
  };

  /** Delays files of the site until `pass` has advanced the clock by `ms` after each request. */
  delay = async (files: RegExp, ms: number): Promise<void> => {
    this.journal.delayed.push(files);
    await this.window.context.route(files, async (route) => {
      await this.clock.sleep(ms);
      await route.fallback();
    });
  };

  /** Lets the visitor open addresses outside the site that begin with `address`. These show an empty page. */
  async allow(address: string): Promise<void> {
    this.network.allowedAddresses.push(address);
    await this.window.context.route(
      (url) => url.href.startsWith(address),
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
  }

  /** Returns the window for the next visitor. If TRACE names a folder, writes a Playwright trace there. */
  async close(): Promise<void> {
    this.clock.wakeAll();
    this.journal.close();
    if (process.env.TRACE)
      await this.window.context.tracing.stop({ path: `${process.env.TRACE}/${Date.now()}.zip` });
    await returnWindow(this.window, new URL(this.origin).origin);
  }
}
