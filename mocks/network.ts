import type { DataItem } from '../contracts/types/data.ts';
import { annualReturns } from './fixtures/stored-documents.ts';

/**
 * A fault of an outside service. `slow` waits `ms` on the clock of `Network.sleep`, then answers
 * well. `malformed` sends `body` with status 200 and the operation's own media type. `wrong status` sends a good answer
 * with another status.
 */
export type Fault =
  | { kind: 'refused'; status: number }
  | { kind: 'cut off' }
  | { kind: 'slow'; ms: number }
  | { kind: 'malformed'; body: string }
  | { kind: 'wrong status'; status: number };

/** The sample data that the outside services hold. A scenario may replace it; answers are still checked. */
export type Fixtures = {
  /** The items of each data collection, oldest first. */
  collections: Record<string, DataItem[]>;
};

/**
 * Request or answer of a recorded call: header names in lower case; an answer's body that is no text, or one of 20,000
 * bytes or more, becomes `(123 bytes)`.
 */
export type RecordedMessage = { headers: Record<string, string>; body: string };

/** One call that a page, or the SDK or another program in a test, made to an outside service. */
export type Call = {
  service: string;
  /** The contract's operation, or null for a call that no contract declares. */
  operation: string | null;
  /** The path of the page that made it; empty where no page did, or where it was being left. */
  page: string;
  method: string;
  url: string;
  request: RecordedMessage;
  answer: (RecordedMessage & { status: number }) | null;
  fault: Fault | null;
  /** Contract violations of the call, in words, request before answer. */
  violations: string[];
};

/** The outside world of one scenario, one browser tab or one unit test. */
export type Network = {
  /** Every call so far, in the order in which they were made. */
  calls: Call[];
  fixtures: Fixtures;
  /** Beginnings of addresses outside the site that a page may open: requests there are neither answered nor recorded. */
  allowedAddresses: string[];
  /** Adds a fault for the nth call of an operation from now on (1 is the next), or for every call. */
  addFault(operation: string, fault: Fault, nth?: number): void;
  /** Removes all faults. */
  clearFaults(): void;
  /** The fault for this call of an operation, or null; counts the call. */
  takeFault(operation: string): Fault | null;
  /** The path of the screen that calls an address, where there is one; known a moment after the call. */
  locatePage?: (address: string) => Promise<string>;
  /** Waits `ms`, on real time or on a virtual clock. */
  sleep(ms: number): Promise<void>;
  /** Reads a file of an installed package as text, by its path below node_modules. */
  readPackageFile(path: string): Promise<string>;
};

/** Makes a network with the usual fixtures; `platform` is what Node and a browser do differently. */
export function createNetwork(platform: Pick<Network, 'sleep' | 'readPackageFile'>): Network {
  const faults: { operation: string; fault: Fault; nth: number | null }[] = [];
  return {
    calls: [],
    allowedAddresses: [],
    fixtures: { collections: { AnnualRevenueFiles: [annualReturns] } },
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
