import type { RelayClock } from '../../src/clock.ts';

/** A clock that moves only by `advance`; `jump` sets its wall clock alone. */
export function createFakeClock() {
  let now = 0;
  let offset = Date.UTC(2026, 0, 1);
  const sleepers = new Set<{ due: number; wake(): void }>();
  const watchers: (() => void)[] = [];
  const clock: RelayClock = {
    wall: () => now + offset,
    monotonic: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const sleeper = { due: now + ms, wake: () => (sleepers.delete(sleeper), resolve()) };
        signal.addEventListener('abort', sleeper.wake);
        if (signal.aborted) return sleeper.wake();
        sleepers.add(sleeper);
        for (const watcher of watchers.splice(0)) watcher();
      }),
  };
  return {
    clock,
    /** Sets the wall clock forward or back by `ms`. */
    jump: (ms: number) => (offset += ms),
    /** Moves both clocks forward by `ms` and ends the sleeps that are due. */
    advance(ms: number) {
      now += ms;
      for (const sleeper of sleepers) if (sleeper.due <= now) sleeper.wake();
    },
    /** Resolves once somebody sleeps, with the ms until the first sleep ends. */
    async waitForSleep(): Promise<number> {
      if (sleepers.size === 0) await new Promise<void>((resolve) => watchers.push(resolve));
      return Math.min(...[...sleepers].map(({ due }) => due - now));
    },
  };
}
