import type { DataItem } from '../contracts/types/data.ts';
import { annualReturnsItem } from './fixtures/stored-documents.ts';

/**
 * A fault of an outside service. `cut off` ends the connection without an answer. `slow` waits `ms` on the clock of
 * `Network.sleep`, then answers well. `malformed` sends `body` with status 200 and the operation's media type. `wrong
 * status` sends a good answer with another status.
 */
export type Fault =
  | { kind: 'refused'; status: number }
  | { kind: 'cut off' }
  | { kind: 'slow'; ms: number }
  | { kind: 'malformed'; body: string }
  | { kind: 'wrong status'; status: number };

/** The outside services' sample data. A scenario may replace it; answers are still checked against the contract. */
export type Fixtures = {
  /** The items of each data collection, oldest first. */
  collections: Record<string, DataItem[]>;
};

/**
 * A request or an answer of a recorded call. Header names are in lower case. An answer's body that is not text, or has
 * 20,000 bytes or more, is recorded as its size, such as `(123 bytes)`.
 */
export type RecordedMessage = { headers: Record<string, string>; body: string };

/** A call to an outside service by a page, or by the SDK or another program in a test. */
export type Call = {
  service: string;
  /** The contract's operation, or null for a call that no contract declares. */
  operation: string | null;
  /** The path of the page that made the call; empty if no page made it, or if the visitor was leaving the page. */
  page: string;
  method: string;
  url: string;
  request: RecordedMessage;
  answer: (RecordedMessage & { status: number }) | null;
  fault: Fault | null;
  /** Contract violations of the call, in words: first the request's, then the answer's. */
  violations: string[];
};

/** The mocked outside services of one scenario, one browser tab or one unit test. */
export type Network = {
  /** Every call so far, the oldest first. */
  calls: Call[];
  fixtures: Fixtures;
  /** Prefixes of addresses outside the site that a page may open: requests there are neither mocked nor recorded. */
  allowedAddresses: string[];
  /** Adds a fault for the nth call of an operation from now on (1 is the next); without `nth`, for every call. */
  addFault(operation: string, fault: Fault, nth?: number): void;
  /** Removes all faults. */
  clearFaults(): void;
  /** Counts a call of an operation and returns the call's fault, or null. */
  takeFault(operation: string): Fault | null;
  /** Resolves to the path of the page that has just called `address`. Only a network of a browser has this function. */
  locatePage?: (address: string) => Promise<string>;
  /** Waits `ms` milliseconds of real time or of a virtual clock. */
  sleep(ms: number): Promise<void>;
  /** Reads a file of an installed package as text, by its path below node_modules. */
  readPackageFile(path: string): Promise<string>;
};

/** Creates a network with the usual fixtures; `platform` has the functions that differ between Node and a browser. */
export function createNetwork(platform: Pick<Network, 'sleep' | 'readPackageFile'>): Network {
  const faults: { operation: string; fault: Fault; nth: number | null }[] = [];
  return {
    calls: [],
    allowedAddresses: [],
    fixtures: { collections: { AnnualRevenueFiles: [annualReturnsItem] } },
    ...platform,
    addFault: (operation, fault, nth) => void faults.push({ operation, fault, nth: nth ?? null }),
    clearFaults: () => void faults.splice(0),
    takeFault(operation) {
      const own = faults.filter((entry) => entry.operation === operation);
      for (const entry of own) if (entry.nth !== null) entry.nth -= 1;
      return own.find((entry) => entry.nth === null || entry.nth === 0)?.fault ?? null;
    },
  };
}
