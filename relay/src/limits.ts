import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const TEN_MINUTES_MS = 600_000;
const DAY_MS = 86_400_000;
/** A network may ask this many times as often in a day as in ten minutes. */
const TIMES_A_DAY = 5;
/** A /48, which may be a house or a company, may ask this many times as often as one /64 of it. */
const TIMES_A_48 = 10;
/** Bounds the memory: the oldest half of the counts is forgotten. */
const COUNTS = 200_000;

type Count = { endsAt: number; count: number };

/** Counts in memory by the monotonic clock. Each method counts and returns 0, or how many ms to wait. */
export class Limits {
  #young = new Map<string, Count>();
  #old = new Map<string, Count>();
  #enquiries: Count | undefined;

  countRequest(address: string, most: number): number {
    for (const [network, times] of networksOf(address)) {
      const waitMs = this.#countIn(network, TEN_MINUTES_MS, most * times);
      const waitDayMs = this.#countIn(`${network} a day`, DAY_MS, most * times * TIMES_A_DAY);
      if (waitMs || waitDayMs) return Math.max(waitMs, waitDayMs);
    }
    return 0;
  }

  countEnquiry(most: number): number {
    this.#enquiries = countOn(this.#enquiries, DAY_MS);
    return waitOf(this.#enquiries, most);
  }

  #countIn(key: string, lastsMs: number, most: number): number {
    const count = countOn(this.#young.get(key) ?? this.#old.get(key), lastsMs);
    this.#young.set(key, count);
    if (this.#young.size >= COUNTS / 2) [this.#old, this.#young] = [this.#young, new Map()];
    return waitOf(count, most);
  }
}

function countOn(former: Count | undefined, lastsMs: number): Count {
  const now = performance.now();
  if (!former || now >= former.endsAt) return { endsAt: now + lastsMs, count: 1 };
  return { ...former, count: former.count + 1 };
}

const waitOf = ({ count, endsAt }: Count, most: number) => (count > most ? endsAt - performance.now() : 0);

/** The networks of an address, the widest first, and how many times a visitor's limit each has. */
function networksOf(address: string): [network: string, times: number][] {
  // A proxy may have written something else, which counts by itself.
  if (!isIP(address)) return [[address.slice(0, 64), 1]];
  const bytes = ipaddr.process(address).toByteArray();
  if (bytes.length === 4) return [[bytes.join('.'), 1]];
  const prefix = (length: number) => `${bytes.slice(0, length / 8).join('.')}/${length}`;
  return [
    [prefix(48), TIMES_A_48],
    [prefix(64), 1],
  ];
}

/** The visitor's address without port and brackets: what the outermost of our proxies saw, or the connection's. */
export function addressOf(
  forwarded: string | undefined,
  connected: string | undefined,
  proxies: number,
): string {
  const seen = proxies > 0 ? forwarded?.split(',').at(-proxies)?.trim() : undefined;
  return (seen || connected || '').replace(/^"?\[?([^\]%"]*).*$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}
