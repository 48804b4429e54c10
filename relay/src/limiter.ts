import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { RelayClock } from './clock.ts';

/** How many requests a window of `limitWindowMs` allows, from one address and from all together. */
type Limits = { limitPerAddress: number; limitInTotal: number; limitWindowMs: number };

/** So many addresses have a count of their own in a window, which bounds the memory; all later ones share one. */
const COUNTED_ADDRESSES = 10_000;

/** Each method counts a request and returns 0, or returns how many ms it must wait and does not count it. */
type Limiter = {
  /** Counts a request by its address, before its body is read. */
  fromAddress(address: string): number;
  /** Counts an e-mail of the site; other requests must not use up the limit that all visitors share. */
  inTotal(): number;
};

/**
 * Counts in windows of the monotonic clock. `@fastify/rate-limit` counts by the wall clock: set back by an hour, it
 * would refuse everybody for an hour.
 */
export function createLimiter(limits: Limits, clock: RelayClock): Limiter {
  let counts = new Map<string, number>();
  let total = 0;
  let endsAt = 0;
  /** How many ms this window still lasts; starts a new one when it has ended. */
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
 * What is counted for an address. A visitor with one IPv6 address usually has the whole /64 network, so its first eight
 * bytes count; an IPv4 address counts whole, also where it is written as IPv6 (`::ffff:192.0.2.1`).
 */
function networkOf(address: string): string {
  // What a proxy wrote into its header may be no address at all.
  if (!isIP(address)) return address;
  return ipaddr.process(address).toByteArray().slice(0, 8).join('.');
}
