import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import type { ReplaceNetwork } from '../../mocks/adapters/bind-chromium.ts';
import { bindNetwork } from '../../mocks/adapters/playwright.ts';
import { watchFetches } from '../locators/fetches.ts';
import { watchPanelMovements } from '../locators/header.ts';
import { hideTouchHighlight } from '../locators/screen.ts';
import { watchSlideIns } from '../locators/slide-in.ts';
import { watchScrolling } from '../locators/motion.ts';
import { ALLOWED_ACTIONS_PER_GESTURE, watchUnaskedActions } from '../unasked.ts';
import { timeoutMs, withTimeout } from '../timeout.ts';
import { viewports } from '../viewports.ts';
import { createChromiumInput, type VisitorInput } from './input.ts';
import { getOtherBrowser } from './other-browser.ts';

/**
 * The conditions of a visit: on a phone (by touch) or a desktop, with or without motion and scripts. `options` are
 * passed to Playwright. `ownTime` uses the real clock and a new window, for code that reads the browser's own
 * measurements.
 */
export type Conditions = {
  phone: boolean;
  motion: boolean;
  script: boolean;
  ownTime?: boolean;
  /** Uses a new window, which no later visitor gets. */
  isNew?: boolean;
  /** Visits the site that is built with a relay, at RELAY_SITE_URL. */
  throughRelay?: boolean;
  options?: BrowserContextOptions;
};

const DESKTOP_OPTIONS: BrowserContextOptions = { viewport: viewports.desktop };
const PHONE_OPTIONS: BrowserContextOptions = {
  viewport: viewports.phone,
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

/** Playwright methods with a lasting effect: after a call of such a method no later visitor may reuse the window. */
const METHODS_WITH_LASTING_EFFECT = {
  context: [
    'addCookies',
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'route',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
  page: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'route',
    'routeWebSocket',
    'setExtraHTTPHeaders',
  ],
} as const;
/** The most calls to a clock before a new window is faster: Playwright repeats them all in each page that opens. */
const MAX_CLOCK_CALLS = 60;

/**
 * A browser window with one tab. A page opens in half the time in a tab that has shown the site before, because the
 * site's renderer process already runs. A window is therefore reused if its last visitor left nothing in it.
 */
export class BrowserWindow {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly conditions: Conditions;
  /** Gives the window new mocks of the outside services, which have received no call yet. */
  readonly replaceNetwork: ReplaceNetwork;
  readonly input: VisitorInput;
  private readonly cdpSession: CDPSession | null;
  private readonly size: { width: number; height: number };
  private isChanged = false;
  private isMediaChanged = false;
  private isClockPaused = false;
  private clockCalls = 0;

  private constructor(
    context: BrowserContext,
    page: Page,
    conditions: Conditions,
    replaceNetwork: ReplaceNetwork,
    input: VisitorInput,
    cdpSession: CDPSession | null,
  ) {
    this.context = context;
    this.conditions = conditions;
    this.page = page;
    this.replaceNetwork = replaceNetwork;
    this.cdpSession = cdpSession;
    this.input = input;
    this.size = page.viewportSize()!;
    const markAsChanged = () => void (this.isChanged = true);
    watchMethodCalls(context, METHODS_WITH_LASTING_EFFECT.context, markAsChanged);
    watchMethodCalls(page, METHODS_WITH_LASTING_EFFECT.page, markAsChanged);
    watchMethodCalls(page, ['emulateMedia'], () => void (this.isMediaChanged = true));
    // A window that saved a file is not reused: the browser would save the next file of that name under another name.
    page.on('download', markAsChanged);
    watchMethodCalls(context.clock, ['install', 'pauseAt', 'resume', 'runFor', 'setSystemTime'], (name) => {
      this.clockCalls += 1;
      if (name === 'pauseAt' || name === 'resume') this.isClockPaused = name === 'pauseAt';
    });
  }

  /** Opens a new window. Our recording scripts run before the scripts of each page. No call reaches the internet. */
  static async open(browser: Browser, conditions: Conditions, origin: string): Promise<BrowserWindow> {
    const otherBrowser = getOtherBrowser();
    const context = await browser.newContext({
      ...(conditions.phone ? PHONE_OPTIONS : DESKTOP_OPTIONS),
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: conditions.motion ? 'no-preference' : 'reduce',
      javaScriptEnabled: conditions.script,
      serviceWorkers: 'block',
      ...conditions.options,
      ...otherBrowser?.options,
    });
    const scripts = [
      hideTouchHighlight,
      watchScrolling,
      watchFetches,
      ...(conditions.motion ? [watchPanelMovements, watchSlideIns] : []),
    ];
    context.setDefaultTimeout(timeoutMs);
    for (const script of scripts) await context.addInitScript(script);
    await context.addInitScript(watchUnaskedActions, ALLOWED_ACTIONS_PER_GESTURE);
    const replaceNetwork = await bindNetwork(context, origin);
    await otherBrowser?.prepare(context, origin);
    const page = await context.newPage();
    const cdpSession = otherBrowser ? null : await context.newCDPSession(page);
    const input = otherBrowser ? otherBrowser.createInput(page) : createChromiumInput(page, cdpSession!);
    return new BrowserWindow(context, page, conditions, replaceNetwork, input, cdpSession);
  }

  /**
   * Leaves the page and resets history, clock, media and size. Returns whether the window is then like a new one and
   * may be reused. A window is not reused after a call of METHODS_WITH_LASTING_EFFECT or a saved file, or if scripts are
   * disabled: some browsers then refuse to run our code in the empty page.
   */
  async tryToReset(origin: string): Promise<boolean> {
    if (!this.conditions.script || !this.page.url().startsWith(`${origin}/`)) return false;
    if (this.isChanged || this.clockCalls > MAX_CLOCK_CALLS || this.context.pages().length > 1) return false;
    return withTimeout(this.resetAndCheckIsEmpty()).catch(() => false);
  }

  /**
   * Leaves the page, resets history, clock, media and size, and returns whether cookies and stores are empty. Reads
   * cookies and stores after leaving, because the page's `pagehide` handlers may write to them.
   */
  private async resetAndCheckIsEmpty(): Promise<boolean> {
    // An about:blank that the page itself opens has the page's origin: there we can read the page's stores.
    await this.page.evaluate(() => location.replace('about:blank'));
    await this.page.waitForURL('about:blank');
    const [stored, cookies] = await Promise.all([
      this.page.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await indexedDB.databases()),
        ...(await caches.keys()),
        ...window.name,
      ]),
      this.context.cookies(),
      this.cdpSession?.send('Page.resetNavigationHistory'),
    ]);
    if (this.isClockPaused) await this.context.clock.resume();
    if (this.isMediaChanged) await this.resetMedia();
    const { width, height } = this.page.viewportSize()!;
    if (width !== this.size.width || height !== this.size.height) await this.page.setViewportSize(this.size);
    return stored.length === 0 && cookies.length === 0;
  }

  private async resetMedia(): Promise<void> {
    const { motion, options: { forcedColors = null, colorScheme = null } = {} } = this.conditions;
    const reducedMotion = motion ? 'no-preference' : 'reduce';
    await this.page.emulateMedia({ media: null, forcedColors, colorScheme, reducedMotion });
    this.isMediaChanged = false;
  }
}

/** Wraps methods of an object: `note` is called with the method's name before each call. */
function watchMethodCalls<Name extends string>(
  target: { [name in Name]: unknown },
  names: readonly Name[],
  note: (name: Name) => void,
): void {
  for (const name of names) {
    const original = target[name] as (...args: unknown[]) => unknown;
    target[name] = (...args: unknown[]) => {
      note(name);
      return original.apply(target, args);
    };
  }
}
