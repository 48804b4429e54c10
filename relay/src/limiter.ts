import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { RelayClock } from './clock.ts';

/** How many requests a window of so many ms allows, from one address and from all. */
type Limits = { limitPerAddress: number; limitInTotal: number; limitWindowMs: number };

/** Addresses that are counted one by one in a window; those that come later share a count. */
const COUNTED_ADDRESSES = 10_000;

/** Each way says how many ms one more has to wait; 0 counts it and lets it in. */
type Limiter = {
  /** Any request, before it is read. */
  fromAddress(address: string): number;
  /** An e-mail of the site: what is none must not use up what all have together. */
  inTotal(): number;
};

/**
 * Counts in windows of the monotonic clock. (`@fastify/rate-limit` counts by the wall clock: set back, it would shut
 * everybody out for as long.)
 */
export function createLimiter(limits: Limits, clock: RelayClock): Limiter {
  let counts = new Map<string, number>();
  let total = 0;
  let endsAt = 0;
  /** How long this window lasts yet. */
  const remainingMs = (): number => {
    const now = clock.monotonic();
    if (now >= endsAt) {
      counts = new Map();
      total = 0;
      endsAt = now + limits.limitWindowMs;
    }
    return endsAt - now;
  };
  return {
    fromAddress(address) {
      const wait = remainingMs();
      const network = networkOf(address);
      const key = counts.has(network) || counts.size < COUNTED_ADDRESSES ? network : 'others';
      const count = counts.get(key) ?? 0;
      if (count >= limits.limitPerAddress) return wait;
      counts.set(key, count + 1);
      return 0;
    },
    inTotal() {
      const wait = remainingMs();
      if (total >= limits.limitInTotal) return wait;
      total += 1;
      return 0;
    },
  };
}

/**
 * Who has one IPv6 address has the 2^64 of its network: that counts, by its eight bytes. An IPv4 address has four, also
 * where it comes written as one of IPv6.
 */
function networkOf(address: string): string {
  // What a proxy wrote into its header may be no address at all.
  if (!isIP(address)) return address;
  return ipaddr.process(address).toByteArray().slice(0, 8).join('.');
}
