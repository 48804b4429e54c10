import type { Browser, Locator, Page, Response } from '@playwright/test';
import type { Network } from '../mocks/index.ts';
import type { BrowserWindow, Conditions } from './browsers/browser-window.ts';
import { returnWindow, takeWindow } from './browsers/window-pool.ts';
import { Clock } from './clock.ts';
import { Journal } from './journal.ts';
import type { ScreenState } from './screen-state.ts';

/** One visitor of the site: the page, the outside world, the time and what happened unseen. */
export class Visitor {
  page!: Page;
  network!: Network;
  clock!: Clock;
  journal!: Journal;
  conditions!: Conditions;
  /** The states that the visitor has passed through, each once, in the order in which each was left. */
  readonly visitedStates = new Map<string, ScreenState>();
  /** What the host answered to the last visit. */
  status!: number;
  /** Addresses that were visited and that the host does not have. */
  readonly notFoundUrls: string[] = [];
  private window!: BrowserWindow;

  /** The site under test, without a slash at the end. */
  get origin(): string {
    return process.env.SITE_URL!.replace(/\/+$/, '');
  }

  /**
   * Enters with a window that shows nothing of another visitor; nothing is open yet. The clock also stands in for the
   * browser's own measurements: whoever reads those leaves the page its `ownTime`.
   */
  async open(browser: Browser, conditions: Conditions): Promise<void> {
    this.conditions = conditions;
    this.window = await takeWindow(browser, conditions, new URL(this.origin).origin);
    const { context, page, replaceNetwork } = this.window;
    this.clock = new Clock(context);
    if (!conditions.ownTime) await this.clock.install();
    this.network = await replaceNetwork(this.clock.sleep);
    this.page = page;
    this.journal = new Journal(page);
    if (process.env.TRACE) await context.tracing.start({ screenshots: true, snapshots: true });
  }

  /** Opens an address of the site and waits until the page answers to a visitor. */
  visit = async (path: string): Promise<Response> => {
    // With scripts a page is not ready before it answers, which is later than all that a browser can tell.
    const waitUntil = this.conditions.script ? 'commit' : 'load';
    const response = (await this.page.goto(this.origin + path, { waitUntil }))!;
    this.status = response.status();
    if (this.status === 404) this.notFoundUrls.push(response.url());
    await this.waitUntilReady();
    return response;
  };

  /** Waits until the page that is open answers to a visitor; takes no time of its clock. */
  async waitUntilReady(): Promise<void> {
    if (!this.conditions.script) return;
    await this.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  }

  /** Presses what a visitor sees: with a finger on a phone, with the mouse elsewhere. */
  async press(target: Locator): Promise<void> {
    await (this.conditions.phone ? target.tap() : target.click());
  }

  /** Touches what a visitor sees with a finger, on a screen of any width. */
  async touch(target: Locator): Promise<void> {
    const { x, y, width, height } = (await target.boundingBox())!;
    const session = await this.window.context.newCDPSession(this.page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  }

  /** Moves a finger up (less than 0) or down the screen by so many px, from so far below its top. */
  async swipe(distance: number, from = 400): Promise<void> {
    const session = await this.window.context.newCDPSession(this.page);
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
    await this.window.context.route(files, (route) =>
      route.request().url().startsWith(this.origin) && !isOver() ? route.abort() : route.fallback(),
    );
  };

  /** Lets a place outside the site be visited: a page with nothing on it answers there. */
  async allow(address: string): Promise<void> {
    this.network.allowedAddresses.push(address);
    await this.window.context.route(
      (url) => url.href.startsWith(address),
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
  }

  /** Leaves the window to the next visitor, if it may be; with TRACE set, keeps the trace in that folder. */
  async close(): Promise<void> {
    this.clock.wakeAll();
    this.journal.close();
    if (process.env.TRACE)
      await this.window.context.tracing.stop({ path: `${process.env.TRACE}/${Date.now()}.zip` });
    await returnWindow(this.window, new URL(this.origin).origin);
  }
}
