import type { DataItem } from '../contracts/types/data.ts';
import { annualReturns } from './fixtures/annual-returns.ts';

/**
 * What an outside service does instead of answering well. `slow` is in ms of the clock that `Network.sleep`
 * follows. `malformed` sends `body` with status 200 and the operation's own media type; `restated` sends a good answer with
 * another status.
 */
export type Fault =
  | { kind: 'refused'; status: number }
  | { kind: 'cut off' }
  | { kind: 'slow'; ms: number }
  | { kind: 'malformed'; body: string }
  | { kind: 'wrong status'; status: number };

/** What the outside services hold. A scenario may put other data in its place; the contract judges the answers. */
export type Fixtures = {
  /** The items of each data collection, oldest first. */
  collections: Record<string, DataItem[]>;
};

/** One direction of a call as it went: header names in lower case, bytes as a note of their number. */
export type RecordedMessage = { headers: Record<string, string>; body: string };

/** One call that a page made to an outside service. */
export type Call = {
  service: string;
  /** The contract's operation, or null for a call that no contract declares. */
  operation: string | null;
  method: string;
  url: string;
  request: RecordedMessage;
  answer: (RecordedMessage & { status: number }) | null;
  fault: Fault | null;
  /** What the call broke of its contract, in words, request before answer. */
  violations: string[];
};

/** The outside world of one scenario, one browser tab or one unit test. */
export type Network = {
  /** Each call in the order in which it left. */
  calls: Call[];
  fixtures: Fixtures;
  /** Addresses outside the site that a visitor may go to: no service stands there, and nobody is called. */
  allowedAddresses: string[];
  /** The fault that a call of this operation meets: its nth call from now on (1 = next), or every call. */
  addFault(operation: string, fault: Fault, nth?: number): void;
  /** Ends every fault: from now on each service answers well. */
  clearFaults(): void;
  /** Takes the next fault of an operation, as its handler does. */
  takeFault(operation: string): Fault | null;
  /** Waits so many ms, on real time or on a virtual clock. */
  sleep(ms: number): Promise<void>;
  /** The bytes of a file of an installed package, by its path below node_modules. */
  packageFile(path: string): Promise<string>;
};

/** Makes a network: an empty journal, no faults, the usual fixtures. */
export function createNetwork(ways: Pick<Network, 'sleep' | 'packageFile'>): Network {
  const faults: { operation: string; fault: Fault; nth: number | null }[] = [];
  return {
    calls: [],
    allowedAddresses: [],
    fixtures: { collections: { AnnualRevenueFiles: [annualReturns] } },
    ...ways,
    addFault: (operation, fault, nth) => void faults.push({ operation, fault, nth: nth ?? null }),
    clearFaults: () => void faults.splice(0),
    takeFault(operation) {
      const own = faults.filter((entry) => entry.operation === operation);
      for (const entry of own) if (entry.nth !== null) entry.nth -= 1;
      return own.find((entry) => entry.nth === null || entry.nth === 0)?.fault ?? null;
    },
  };
}
