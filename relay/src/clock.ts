import { setTimeout as pause } from 'node:timers/promises';

/** The two times of the relay, in ms: one that a person reads and may set, one that only runs forward. */
export type RelayClock = {
  /** Since 1970. For what is written down: never for when something is due. */
  wall(): number;
  /** Since an arbitrary origin; unaffected by changes of the system clock. For pauses and limits. */
  monotonic(): number;
  /** Waits so many ms, or until the signal. Never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
};

/** The clock of this machine. */
export const systemClock: RelayClock = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  sleep: (ms, signal) => pause(ms, undefined, { signal }).catch(() => undefined),
};
