import { mock } from 'node:test';
import type { TimerOwner } from '../../harness/clock.ts';

/** The timers of the test process, in which the provider's SDK runs in scenarios without a page. */
export const nodeTimers: TimerOwner = {
  clock: {
    install: async () => undefined,
    pauseAt: async (time) => mock.timers.enable({ apis: ['setTimeout', 'Date'], now: new Date(time) }),
    resume: async () => mock.timers.reset(),
    setSystemTime: async (time) => mock.timers.setTime(Number(time)),
    runFor: async (ms) => mock.timers.tick(Number(ms)),
  },
};

/** Restores the timers; does nothing if the clock was never stopped. */
export const restoreNodeTimers = (): void => mock.timers.reset();
