import { setTimeout as pause } from 'node:timers/promises';

/** The two clocks of the relay, in ms. */
export type RelayClock = {
  /** Ms since 1970, for what is stored. It jumps when the system clock is set: never use it for pauses or limits. */
  wall(): number;
  /** Monotonic ms from an arbitrary origin, for pauses and limits; unaffected by changes of the system clock. */
  monotonic(): number;
  /** Waits `ms`, or until the signal aborts. Never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
};

/** The clock of this machine. */
export const systemClock: RelayClock = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  sleep: (ms, signal) => pause(ms, undefined, { signal }).catch(() => undefined),
};
