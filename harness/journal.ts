import type { ConsoleMessage, Download, Page, Request } from '@playwright/test';
import { operations } from '../contracts/operations.ts';
import type { Call } from '../mocks/index.ts';

/** A line that the page wrote to the browser's console. */
export type ConsoleLine = { type: string; text: string; address: string; isExpected: boolean };

const madeByPages = new Set(operations.filter(({ usedBySite }) => usedBySite).map(({ id }) => id));
const SENT_BY_SCRIPT = ['fetch', 'xhr', 'ping', 'eventsource'];

/** What one page did that is no part of it: console lines, errors, files saved, tabs opened, how often it was loaded. */
export class Journal {
  readonly lines: ConsoleLine[] = [];
  readonly errors: string[] = [];
  readonly downloads: Download[] = [];
  readonly tabs: Page[] = [];
  /** What the page did to its visitor unasked, in words. */
  readonly unasked: string[] = [];
  /** The downloads, tabs and names in the browser's stores that the scenario speaks of. */
  readonly expected = new Set<Download | Page | string>();
  loads = 0;
  /** Requests that a script made, to the site's own host too; files that the page is made of are none. */
  readonly scriptRequests: string[] = [];
  /** Files of the site that the scenario has taken away. */
  readonly lost: RegExp[] = [];
  /** Requests that have not ended yet. */
  readonly openRequests = new Set<Request>();
  private readonly removeListeners: (() => void)[] = [];

  constructor(page: Page) {
    const on = ((event: 'close', note: () => void) => {
      page.on(event, note);
      this.removeListeners.push(() => page.off(event, note));
    }) as Page['on'];
    on('console', (message) => this.lines.push(lineOf(message)));
    on('pageerror', (error) => this.errors.push(String(error)));
    on('crash', () => this.errors.push('The page crashed'));
    on('download', (download) => this.downloads.push(download));
    const opened = (tab: Page) => void this.tabs.push(tab);
    page.context().on('page', opened);
    this.removeListeners.push(() => page.context().off('page', opened));
    on('request', (request) => {
      this.openRequests.add(request);
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.loads += 1;
      if (SENT_BY_SCRIPT.includes(request.resourceType()))
        this.scriptRequests.push(`${request.method()} ${request.url()}`);
    });
    on('requestfinished', (request) => void this.openRequests.delete(request));
    on('requestfailed', (request) => void this.openRequests.delete(request));
  }

  /** Notes nothing more. */
  close(): void {
    for (const remove of this.removeListeners) remove();
  }

  /** Finds a line of a type whose text is, or begins with, these words, and marks it as named by the scenario. */
  expectLine(type: string, words: string, whole: boolean): ConsoleLine | undefined {
    const line = this.lines.find(
      (one) =>
        !one.isExpected && one.type === type && (whole ? one.text === words : one.text.startsWith(words)),
    );
    if (line) line.isExpected = true;
    return line;
  }

  /** Names every line of a type that begins with these words, if there is one; says how many. */
  expectLinesStartingWith(type: string, words: string): number {
    let count = 0;
    while (this.expectLine(type, words, false)) count += 1;
    return count;
  }

  /** Names the lines of a type that are about this address. */
  expectLinesFrom(type: string, address: string): void {
    for (const line of this.lines) if (line.type === type && line.address === address) line.isExpected = true;
  }

  /**
   * What the scenario did not name: console lines, errors, calls that broke or lacked a contract or that no page makes,
   * files, tabs, what the browser keeps for the site (by name), and what the page did unasked.
   */
  findUnexpected(calls: readonly Call[], kept: readonly string[]): string[] {
    // The browser itself notes each file or answer that failed; a fault on purpose explains such a line.
    const faulty = calls.filter((call) => call.fault).map((call) => call.url);
    const isExplained = ({ type, text, address }: ConsoleLine) =>
      type === 'error' &&
      (faulty.some((url) => address === url || text.includes(url)) ||
        this.lost.some((files) => files.test(address)));
    return [
      ...this.errors.map((error) => `Page error: ${error}`),
      ...this.lines
        .filter((line) => !line.isExpected && !isExplained(line))
        .map(
          (line) => `Console ${line.type} that the scenario does not name: ${line.text} (${line.address})`,
        ),
      ...calls.flatMap((call) => call.violations.map((words) => `${call.method} ${call.url}, ${words}`)),
      ...calls
        .filter(({ operation }) => operation && !madeByPages.has(operation))
        .map(({ method, url }) => `${method} ${url}, a call that no page of the site makes`),
      ...this.downloads
        .filter((download) => !this.expected.has(download))
        .map((download) => `A file that the scenario does not name: ${download.suggestedFilename()}`),
      ...this.tabs
        .filter((tab) => !this.expected.has(tab))
        .map((tab) => `A tab that the scenario does not name: ${tab.url()}`),
      ...kept
        .filter((name) => !this.expected.has(name))
        .map((name) => `The browser keeps what the scenario does not name: ${name}`),
      ...this.unasked.map((words) => `The page ${words}, unasked`),
    ];
  }
}

function lineOf(message: ConsoleMessage): ConsoleLine {
  return { type: message.type(), text: message.text(), address: message.location().url, isExpected: false };
}
