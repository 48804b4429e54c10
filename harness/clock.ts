import type { BrowserContext } from '@playwright/test';

/** The owner of the timers that a clock controls: a browser context, or this process (steps/sdk/node-timers.ts). */
export type TimerOwner = {
  clock: Pick<BrowserContext['clock'], 'install' | 'pauseAt' | 'resume' | 'runFor' | 'setSystemTime'>;
};

const START_TIME = Date.parse('2026-01-15T09:00:00+05:30');
/** The clock starts this many ms before START_TIME, because `pauseAt` needs a time in the future. */
const INSTALLED_BEFORE_START_MS = 10_000;
/** The maximum time in ms that a call of `pauseAt` takes. */
const MAX_CLOCK_STOPPING_MS = 1000;

/**
 * The clock of one scenario. It is installed before a page opens and runs by itself until a scenario stops it; then
 * only `pass` advances it. Slow answers of outside services wait in `sleep`: only `pass` ends a sleep, even while the
 * clock runs.
 */
export class Clock {
  private now = 0;
  private installedAt = 0;
  private start = START_TIME;
  private sleepers: { due: number; wake: () => void }[] = [];
  private readonly context: TimerOwner;
  isPaused = false;

  constructor(context: TimerOwner) {
    this.context = context;
  }

  /** Takes over the timers of every page of the context. */
  async install(): Promise<void> {
    this.installedAt = Date.now();
    await this.context.clock.install({ time: START_TIME - INSTALLED_BEFORE_START_MS });
  }

  /** Stops the clock at START_TIME, or at a later time if it could pass START_TIME before `pauseAt` takes effect. */
  async stop(): Promise<void> {
    const ran = Date.now() - this.installedAt;
    this.start = Math.max(START_TIME, START_TIME - INSTALLED_BEFORE_START_MS + ran + MAX_CLOCK_STOPPING_MS);
    await this.context.clock.pauseAt(this.start);
    this.isPaused = true;
  }

  /** Lets the clock run again. */
  async resume(): Promise<void> {
    await this.context.clock.resume();
    this.isPaused = false;
  }

  /** Advances the clock by `ms`; every timer that becomes due fires, in order. */
  async pass(ms: number): Promise<void> {
    this.now += ms;
    for (const { wake } of this.sleepers.filter(({ due }) => due <= this.now)) wake();
    this.sleepers = this.sleepers.filter(({ due }) => due > this.now);
    await this.context.clock.runFor(ms);
  }

  /** Sets the system time of a stopped clock back by `ms`; timers and `performance.now()` do not change. */
  async setBack(ms: number): Promise<void> {
    await this.context.clock.setSystemTime(this.start + this.now - ms);
  }

  /** Waits until `pass` has advanced the clock by `ms`; time during which the clock runs by itself does not count. */
  sleep = (ms: number): Promise<void> =>
    new Promise((wake) => void this.sleepers.push({ due: this.now + ms, wake }));

  /** Ends all sleeps, because no pending answer may outlive the scenario. */
  wakeAll(): void {
    for (const { wake } of this.sleepers) wake();
  }
}
