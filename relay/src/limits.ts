import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { DAY_MS, TEN_MINUTES_MS } from './spool.ts';

/** The maximum number of counts in memory, one for each key; when it is exceeded, the older half is dropped. */
const MAX_COUNTS = 200_000;

/** Counts posts in memory, by the monotonic clock. Each method counts a post and returns whether it exceeds a limit. */
export class RateLimiter {
  #counts = new Map<string, { endsAt: number; count: number }>();

  exceeds(limit: number, key = 'all', windowMs = DAY_MS): boolean {
    const now = performance.now();
    const known = this.#counts.get(key);
    const current = known && now < known.endsAt ? known : { endsAt: now + windowMs, count: 0 };
    this.#counts.set(key, current);
    if (this.#counts.size > MAX_COUNTS) this.#counts = new Map([...this.#counts].slice(MAX_COUNTS / 2));
    return (current.count += 1) > limit;
  }

  /** Allows in 10 minutes `limit` posts per IPv4 address or IPv6 /64, 10 times as many per /48; in a day 5 times that. */
  exceedsFor(address: string, limit: number): boolean {
    // A proxy may have written a text such as `unknown` and no IP address: each such text has its own count.
    const parts = ipaddr.isValid(address) ? ipaddr.process(address).toByteArray() : [address.slice(0, 64)];
    const exceedIn = (bytes: number, most: number) => {
      const network = `${bytes} ${parts.slice(0, bytes)}`;
      return [this.exceeds(most, network, TEN_MINUTES_MS), this.exceeds(most * 5, `${network} a day`)];
    };
    return [...exceedIn(8, limit), ...exceedIn(6, limit * 10)].includes(true);
  }
}

/** The visitor's IP address without port and brackets: as our outermost proxy saw it, or else the connection's. */
export function findIp({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number) {
  const seen = proxies > 0 && `${headers['x-forwarded-for'] ?? ''}`.split(',').at(-proxies)?.trim();
  return (seen || socket.remoteAddress || '').replace(/^"?\[?(\d+(?:\.\d+){3}|[^\]%"]*).*$/, '$1');
}
