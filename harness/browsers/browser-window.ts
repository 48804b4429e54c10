import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import type { ReplaceNetwork } from '../../mocks/adapters/chromium.ts';
import { bindNetwork } from '../../mocks/adapters/playwright.ts';
import { watchFetches } from '../locators/fetches.ts';
import { watchMovements } from '../locators/header.ts';
import { watchSlides } from '../locators/slide-in.ts';
import { watchScrolling } from '../locators/smoothness.ts';
import { ALLOWED_FOR_A_GESTURE, watchUnasked } from '../unasked.ts';
import { withTimeout, timeoutMs } from '../timeout.ts';
import { viewports } from '../viewports.ts';

/**
 * How a visitor looks at the site: by touch on a phone, with motion, with scripts. `options` are more of Playwright's.
 * Whoever reads the browser's own measurements leaves the page its `ownTime`, and has a window nobody has used.
 */
export type Conditions = {
  phone: boolean;
  motion: boolean;
  script: boolean;
  ownTime?: boolean;
  options?: BrowserContextOptions;
};

const DESKTOP: BrowserContextOptions = { viewport: viewports.desktop };
const PHONE: BrowserContextOptions = {
  viewport: viewports.phone,
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

/** What stays with a window once it has been asked for: whoever came next would meet it. */
const LASTING_METHODS = {
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
    'emulateMedia',
    'exposeBinding',
    'exposeFunction',
    'route',
    'routeWebSocket',
    'setExtraHTTPHeaders',
  ],
} as const;
/** What a clock is told is told again to each page that opens: beyond so many words, a new window is cheaper. */
const MOST_CLOCK_CALLS = 60;

/**
 * A browser window with one tab. A page that opens in a tab that has shown the site costs half of one in a new
 * window, as the browser's process for it is there; so a window is handed on, as long as nothing is left in it.
 */
export class BrowserWindow {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly conditions: Conditions;
  /** Gives the window an outside world of its own. */
  readonly replaceNetwork: ReplaceNetwork;
  private readonly protocol: CDPSession | null;
  private readonly size: { width: number; height: number };
  private isChanged = false;
  private isClockPaused = false;
  private clockCalls = 0;

  private constructor(
    context: BrowserContext,
    page: Page,
    conditions: Conditions,
    replaceNetwork: ReplaceNetwork,
    protocol: CDPSession | null,
  ) {
    this.context = context;
    this.conditions = conditions;
    this.page = page;
    this.replaceNetwork = replaceNetwork;
    this.protocol = protocol;
    this.size = page.viewportSize()!;
    const note = () => void (this.isChanged = true);
    onUse(context, LASTING_METHODS.context, note);
    onUse(page, LASTING_METHODS.page, note);
    onUse(context.clock, ['install', 'pauseAt', 'resume', 'runFor', 'setSystemTime'], (name) => {
      this.clockCalls += 1;
      if (name === 'pauseAt' || name === 'resume') this.isClockPaused = name === 'pauseAt';
    });
  }

  /** Opens a new window, watched from the first script on, whose calls reach nobody outside. */
  static async open(browser: Browser, conditions: Conditions, origin: string): Promise<BrowserWindow> {
    const engine = browser.browserType().name();
    const context = await browser.newContext({
      ...(conditions.phone ? PHONE : DESKTOP),
      // Firefox knows no such thing; its phone is a narrow window with touch.
      ...(engine === 'firefox' ? { isMobile: false } : {}),
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: conditions.motion ? 'no-preference' : 'reduce',
      javaScriptEnabled: conditions.script,
      serviceWorkers: 'block',
      ...conditions.options,
    });
    const watchers = [
      watchScrolling,
      watchFetches,
      ...(conditions.motion ? [watchMovements, watchSlides] : []),
    ];
    context.setDefaultTimeout(timeoutMs);
    for (const watcher of watchers) await context.addInitScript(watcher);
    await context.addInitScript(watchUnasked, ALLOWED_FOR_A_GESTURE);
    const replaceNetwork = await bindNetwork(context, origin);
    const page = await context.newPage();
    const protocol = engine === 'chromium' ? await context.newCDPSession(page) : null;
    return new BrowserWindow(context, page, conditions, replaceNetwork, protocol);
  }

  /** Leaves the page; whether the window is then as a new one is. */
  async tryToReset(origin: string): Promise<boolean> {
    if (
      !this.protocol ||
      this.isChanged ||
      this.clockCalls > MOST_CLOCK_CALLS ||
      this.context.pages().length > 1
    )
      return false;
    if (!this.page.url().startsWith(`${origin}/`)) return false;
    return withTimeout(this.checkLeftNothing(this.protocol)).catch(() => false);
  }

  /** Whether nothing is kept once the page is gone: it may have kept something with its last breath. */
  private async checkLeftNothing(protocol: CDPSession): Promise<boolean> {
    // Asked for by the page itself, the empty one stays in the page's process and sees the same stores.
    await this.page.evaluate(() => location.replace('about:blank'));
    await this.page.waitForURL('about:blank');
    const [kept, cookies] = await Promise.all([
      this.page.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await indexedDB.databases()),
        ...(await caches.keys()),
        ...window.name,
      ]),
      this.context.cookies(),
      protocol.send('Page.resetNavigationHistory'),
    ]);
    if (this.isClockPaused) await this.context.clock.resume();
    if (this.page.viewportSize()!.width !== this.size.width) await this.page.setViewportSize(this.size);
    return kept.length === 0 && cookies.length === 0;
  }
}

/** Notes each use of some methods of an object from here on. */
function onUse<Name extends string>(
  target: { [name in Name]: unknown },
  names: readonly Name[],
  note: (name: Name) => void,
): void {
  for (const name of names) {
    const own = target[name] as (...args: unknown[]) => unknown;
    target[name] = (...args: unknown[]) => {
      note(name);
      return own.apply(target, args);
    };
  }
}
