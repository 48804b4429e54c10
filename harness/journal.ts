import type { ConsoleMessage, Download, Page, Request } from '@playwright/test';
import { operations } from '../contracts/declared-operations.ts';
import type { Call } from '../mocks/index.ts';

/** A line of the browser's console; `isExpected` is true once a step of the scenario has expected the line. */
export type ConsoleLine = { type: string; text: string; address: string; isExpected: boolean };

const operationsUsedBySite = new Set(operations.filter(({ usedBySite }) => usedBySite).map(({ id }) => id));
const SCRIPT_REQUEST_TYPES = ['fetch', 'xhr', 'ping', 'eventsource'];

/**
 * Records console lines, errors, downloads, tabs, requests and loads of a page. Whatever `findUnexpected` returns at
 * the end fails the scenario.
 */
export class Journal {
  readonly lines: ConsoleLine[] = [];
  readonly errors: string[] = [];
  readonly downloads: Download[] = [];
  readonly tabs: Page[] = [];
  /** Actions of the page without a gesture of the visitor, such as moving the focus, in words. */
  readonly unasked: string[] = [];
  /** Downloads, tabs, and names of cookies or stored entries that a step has expected; all others fail the scenario. */
  readonly expected = new Set<Download | Page | string>();
  loads = 0;
  /** Requests by fetch, XHR, beacon or EventSource, also to the site's own host; not those by HTML elements. */
  readonly scriptRequests: string[] = [];
  /** Patterns of files of the site that the scenario made unavailable. */
  readonly unavailable: RegExp[] = [];
  /** Patterns of files of the site that the scenario delays. */
  readonly delayed: RegExp[] = [];
  /** Addresses of finished requests, once for each request. */
  readonly fetched: string[] = [];
  /** Pending requests, which have neither an answer nor an error yet. */
  private readonly openRequests = new Set<Request>();
  private readonly removeListeners: (() => void)[] = [];

  constructor(page: Page) {
    const on = ((event: 'close', note: () => void) => {
      page.on(event, note);
      this.removeListeners.push(() => page.off(event, note));
    }) as Page['on'];
    on('console', (message) => this.lines.push(toConsoleLine(message)));
    on('pageerror', (error) => this.errors.push(String(error)));
    on('crash', () => this.errors.push('The page crashed'));
    on('download', (download) => this.downloads.push(download));
    const opened = (tab: Page) => void this.tabs.push(tab);
    page.context().on('page', opened);
    this.removeListeners.push(() => page.context().off('page', opened));
    on('request', (request) => {
      this.openRequests.add(request);
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.loads += 1;
      if (SCRIPT_REQUEST_TYPES.includes(request.resourceType()))
        this.scriptRequests.push(`${request.method()} ${request.url()}`);
    });
    on('requestfinished', (request) => {
      this.openRequests.delete(request);
      this.fetched.push(request.url());
    });
    on('requestfailed', (request) => void this.openRequests.delete(request));
  }

  /** The addresses of pending requests. */
  listPending(): string[] {
    return [...this.openRequests].map((request) => request.url());
  }

  /** Stops recording. */
  close(): void {
    for (const remove of this.removeListeners) remove();
  }

  /**
   * Marks as expected the first unmarked line of this type whose text begins with `words` or, if `whole`, equals them.
   * Returns the line; undefined if there is none.
   */
  expectLine(type: string, words: string, whole: boolean): ConsoleLine | undefined {
    const line = this.lines.find(
      (one) =>
        !one.isExpected && one.type === type && (whole ? one.text === words : one.text.startsWith(words)),
    );
    if (line) line.isExpected = true;
    return line;
  }

  /** Marks as expected every line of this type that begins with these words; returns their number, which may be 0. */
  expectLinesStartingWith(type: string, words: string): number {
    let count = 0;
    while (this.expectLine(type, words, false)) count += 1;
    return count;
  }

  /** Marks as expected all lines of this type that the browser logged for the file at this address. */
  expectLinesFrom(type: string, address: string): void {
    for (const line of this.lines) if (line.type === type && line.address === address) line.isExpected = true;
  }

  /**
   * Lists in words what no step expects: page errors, console lines, calls that break a contract or that only the data
   * provider's SDK makes, downloads, tabs, `stored` (names of cookies and of entries in the browser's stores), and what
   * the page did unasked, such as moving the focus.
   */
  findUnexpected(calls: readonly Call[], stored: readonly string[]): string[] {
    // Browsers log each failed request. The line is expected if the scenario itself caused the failure.
    const faulty = calls.filter((call) => call.fault).map((call) => call.url);
    const isExplained = ({ type, text, address }: ConsoleLine) =>
      type === 'error' &&
      (faulty.some((url) => address === url || text.includes(url)) ||
        this.unavailable.some((files) => files.test(address)));
    return [
      ...this.errors.map((error) => `Page error: ${error}`),
      ...this.lines
        .filter((line) => !line.isExpected && !isExplained(line))
        .map(
          (line) => `Console ${line.type} that the scenario does not expect: ${line.text} (${line.address})`,
        ),
      ...calls.flatMap((call) => call.violations.map((words) => `${call.method} ${call.url}, ${words}`)),
      ...calls
        .filter(({ operation }) => operation && !operationsUsedBySite.has(operation))
        .map(({ method, url }) => `${method} ${url}, a call that only the SDK makes`),
      ...this.downloads
        .filter((download) => !this.expected.has(download))
        .map((download) => `A file that the scenario does not expect: ${download.suggestedFilename()}`),
      ...this.tabs
        .filter((tab) => !this.expected.has(tab))
        .map((tab) => `A tab that the scenario does not expect: ${tab.url()}`),
      ...stored
        .filter((name) => !this.expected.has(name))
        .map((name) => `A stored entry that the scenario does not expect: ${name}`),
      ...this.unasked.map((words) => `The page ${words}, unasked`),
    ];
  }
}

function toConsoleLine(message: ConsoleMessage): ConsoleLine {
  return { type: message.type(), text: message.text(), address: message.location().url, isExpected: false };
}
