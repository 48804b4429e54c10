import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const TEN_MINUTES_MS = 600_000;
const DAY_MS = 86_400_000;
/** A network may ask so many times as often in a day, and a /48 of a house or a company so many times as often as a /64. */
const [TIMES_A_DAY, TIMES_A_48] = [5, 10];
/** Bounds the memory: the oldest half of the counts is forgotten. */
const COUNTS = 200_000;

type Count = { endsAt: number; count: number };

/** Counts in memory by the monotonic clock. Each method counts and returns 0, or how many ms to wait. */
export class Limits {
  #young = new Map<string, Count>();
  #old = new Map<string, Count>();
  #enquiries: Count = { endsAt: 0, count: 0 };

  countRequest(address: string, most: number): number {
    for (const [network, times] of networksOf(address)) {
      const waitMs = this.#countIn(network, TEN_MINUTES_MS, most * times);
      const waitDayMs = this.#countIn(`${network} a day`, DAY_MS, most * times * TIMES_A_DAY);
      if (waitMs || waitDayMs) return Math.max(waitMs, waitDayMs);
    }
    return 0;
  }

  countEnquiry = (most: number): number => countOn(this.#enquiries, DAY_MS, most);

  #countIn(key: string, lastsMs: number, most: number): number {
    const count = this.#young.get(key) ?? this.#old.get(key) ?? { endsAt: 0, count: 0 };
    this.#young.set(key, count);
    if (this.#young.size >= COUNTS / 2) [this.#old, this.#young] = [this.#young, new Map()];
    return countOn(count, lastsMs, most);
  }
}

function countOn(count: Count, lastsMs: number, most: number): number {
  const now = performance.now();
  if (now >= count.endsAt) Object.assign(count, { endsAt: now + lastsMs, count: 0 });
  count.count += 1;
  return count.count > most ? count.endsAt - now : 0;
}

/** The networks of an address, the widest first, and how many times a visitor's limit each has. */
function networksOf(address: string): [network: string, times: number][] {
  // A proxy may have written something else, which counts by itself.
  if (!isIP(address)) return [[address.slice(0, 64), 1]];
  const bytes = ipaddr.process(address).toByteArray();
  const first = (count: number) => bytes.slice(0, count).join('.');
  return bytes.length === 4
    ? [[first(4), 1]]
    : [
        [first(6), TIMES_A_48],
        [first(8), 1],
      ];
}

/** The visitor's address without port and brackets: what the outermost of our proxies saw, or the connection's. */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number) {
  const seen = proxies > 0 && `${headers['x-forwarded-for'] ?? ''}`.split(',').at(-proxies)?.trim();
  return (seen || socket.remoteAddress || '')
    .replace(/^"?\[?([^\]%"]*).*$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1');
}
