import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { openWebKit, type WebKitWindow } from './webkit-gtk.ts';
import { BROWSER_ANNOTATION } from './summarise-walk.ts';
import { readClauses } from '../../../harness/clauses/clauses.ts';
import { viewports } from '../../../harness/viewports.ts';
import { getOrigin } from '../../../gates/gate-test.ts';

export { expect } from '@playwright/test';

/** The widths of the window in CSS pixels: a desktop's, and the narrowest that WebKitGTK allows. */
export const windowWidths = { desktop: viewports.desktop.width, narrow: 447 };

const WINDOW_HEIGHT = 800;

/** A selector for controls that can be pressed. */
const CONTROL_SELECTOR = 'a[href], button, [role=tab], [role=option]';

/** A visitor with WebKitGTK: the clock is real, input goes through WebDriver, and embedded services answer. */
export class Walker {
  readonly driver: WebDriver;
  private readonly folder: string;

  constructor({ driver, downloads }: WebKitWindow) {
    this.driver = driver;
    this.folder = downloads;
  }

  /** Opens a path in a window of this width with empty `sessionStorage`; waits until the page is hydrated. */
  async visit(path: string, width = windowWidths.desktop): Promise<void> {
    await this.driver.manage().window().setRect({ width, height: WINDOW_HEIGHT });
    if ((await this.address()).startsWith(getOrigin()))
      await this.driver.executeScript('sessionStorage.clear()');
    await this.driver.get(getOrigin() + path);
    const isHydrated = () => 'hydrated' in document.documentElement.dataset;
    await expect
      .poll(() => this.evaluate(isHydrated), { message: 'The page was not hydrated in time' })
      .toBe(true);
    await this.evaluate(recordPageErrors);
  }

  /** Runs a function in the page; returns its result. Only the source is sent: a function can use only its arguments. */
  evaluate<T, Values extends unknown[]>(run: (...values: Values) => T, ...values: Values): Promise<T> {
    return this.driver.executeScript<T>(`return (${String(run)})(...arguments)`, ...values);
  }

  /** The errors of the open page since its hydration. */
  pageErrors = (): Promise<string[]> =>
    this.evaluate(() => (window as unknown as { errors?: string[] }).errors ?? []);

  /** The address of the open page, or of a page that the browser could not load. */
  address = (): Promise<string> => this.driver.getCurrentUrl();

  path = async (): Promise<string> => new URL(await this.address()).pathname;

  /** The text of the page's heading. */
  heading = (): Promise<string> =>
    this.evaluate(() => document.querySelector('h1')?.textContent.trim().replace(/\s+/g, ' ') ?? '');

  /** The visible text of an element, '' if there is none. */
  visibleText = (selector: string): Promise<string> =>
    this.evaluate((css) => document.querySelector<HTMLElement>(css)?.innerText ?? '', selector);

  /** The text of the focused element. */
  focusedText = (): Promise<string> =>
    this.evaluate(() => document.activeElement?.textContent.trim().replace(/\s+/g, ' ') ?? '');

  /** An attribute of a visible control. */
  attribute = async (name: string, attribute: string): Promise<string | null> =>
    (await this.control(name)).getAttribute(attribute);

  /** Waits for a visible control inside `within` whose name is or begins with `name`, and scrolls it into view. */
  async control(name: string, within = 'body'): Promise<WebElement> {
    const find = () => this.evaluate(findControl, CONTROL_SELECTOR, name, within);
    await expect.poll(async () => (await find()) !== null, { message: `${name} is not seen` }).toBe(true);
    return this.bringIntoView((await find()) as unknown as WebElement);
  }

  /** Waits until a control stops moving, then presses it: the driver would click where a moving control was before. */
  async press(name: string, within?: string): Promise<void> {
    const control = await this.control(name, within);
    let before = '';
    await expect.poll(async () => before === (before = JSON.stringify(await control.getRect()))).toBe(true);
    await control.click();
  }

  async pointAt(name: string): Promise<void> {
    const origin = await this.control(name);
    await this.driver.actions().move({ origin }).perform();
  }

  async focusOn(name: string): Promise<void> {
    await this.evaluate((element) => (element as unknown as HTMLElement).focus(), await this.control(name));
  }

  /** Presses keys one after the other, such as `Key.TAB`. */
  pressKeys = (...keys: string[]): Promise<void> =>
    keys.reduce((actions, key) => actions.sendKeys(key), this.driver.actions()).perform();

  /** The field with this label. */
  async field(label: string): Promise<WebElement> {
    const field = await this.evaluate(findField, label);
    expect(field, `the field ${label}`).not.toBeNull();
    return this.bringIntoView(field as unknown as WebElement);
  }

  /** Scrolls without animation, because the driver would click before a smooth scroll of the page has ended. */
  private async bringIntoView(element: WebElement): Promise<WebElement> {
    await this.evaluate(
      (target) => (target as unknown as Element).scrollIntoView({ block: 'nearest', behavior: 'instant' }),
      element,
    );
    return element;
  }

  /** Replaces the text of a field by typing. */
  async type(label: string, text: string): Promise<void> {
    const field = await this.field(label);
    await this.evaluate((input) => (input as unknown as HTMLInputElement).select(), field);
    await field.sendKeys(text || Key.BACK_SPACE);
  }

  /** The error shown for a field, '' if there is none. */
  async fieldError(label: string): Promise<string> {
    return this.evaluate(readFieldError, (await this.field(label)) as unknown as HTMLElement);
  }

  /** Scrolls without animation and waits for two frames, in which scroll listeners and observers are called. */
  scrollTo = (top: number): Promise<void> =>
    this.evaluate(async (y) => {
      document.documentElement.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, top) as unknown as Promise<void>;

  /** Reads and removes a downloaded file; undefined as long as it does not exist. */
  takeFile(name: string): Buffer | undefined {
    const file = join(this.folder, name);
    if (!existsSync(file)) return undefined;
    const bytes = readFileSync(file);
    rmSync(file);
    return bytes;
  }
}

function recordPageErrors(): void {
  const errors: string[] = [];
  Object.assign(window, { errors });
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
}

function findControl(css: string, name: string, within: string): Element | null {
  const controls = document.querySelectorAll<HTMLElement>(`:is(${within}) :is(${css})`);
  const nameOf = (element: HTMLElement) =>
    (element.ariaLabel ?? element.textContent).trim().replace(/\s+/g, ' ');
  const seen = [...controls].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  return (
    seen.find((element) => nameOf(element) === name) ??
    seen.find((element) => nameOf(element).startsWith(name)) ??
    null
  );
}

function findField(label: string): Element | null {
  const labels = [...document.querySelectorAll('label')];
  return labels.find(({ textContent }) => textContent.replace('*', '').trim() === label)?.control ?? null;
}

function readFieldError(field: HTMLElement): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  const errors = ids
    .map((id) => document.getElementById(id))
    .filter((element) => element?.getAttribute('role') === 'alert');
  return errors.map((element) => element!.innerText.trim()).join(' ');
}

const clauseIds = new Set(readClauses().map(({ id }) => id));

/** The tags of a check for the report: the clauses that the check proves. Throws for an unknown clause. */
export function proves(...clauses: string[]) {
  const unknown = clauses.find((id) => !clauseIds.has(id));
  if (unknown) throw new Error(`A check of the walk names clause ${unknown}, which does not exist.`);
  return { tag: clauses.map((clause) => `@${clause}`) };
}

/** Playwright's `test` with a walker in place of a page; all tests of a worker share one window. */
export const test = base.extend<{ walker: Walker }, { webkit: WebKitWindow }>({
  webkit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires this form if no other fixture is needed
    async ({}, use) => {
      const window = await openWebKit();
      await use(window);
      await window.close();
    },
    { scope: 'worker' },
  ],
  walker: async ({ webkit }, use) => {
    const walker = new Walker(webkit);
    test.info().annotations.push({ type: BROWSER_ANNOTATION, description: webkit.version });
    await use(walker);
    expect(await walker.pageErrors().catch(() => []), 'errors of the page').toEqual([]);
  },
});
