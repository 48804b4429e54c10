import type { BrowserContext } from '@playwright/test';

/** Whose timers a clock controls: a browser context's, or this process's (steps/sdk/node-timers.ts). */
export type ClockOwner = {
  clock: Pick<BrowserContext['clock'], 'install' | 'pauseAt' | 'resume' | 'runFor' | 'setSystemTime'>;
};

const START = Date.parse('2026-01-15T09:00:00+05:30');
/** The page's time starts this long before START, in ms, because `pauseAt` needs a moment in the future. */
const LEAD_MS = 10_000;
/** How long the call of `pauseAt` itself may take, in ms. */
const STOPPING_MS = 1000;

/**
 * The time of one scenario. It is installed before a page opens and runs by itself until a scenario stops it; then it
 * moves only by `pass`. Slow answers of outside services wait by `sleep`, which only `pass` ends, stopped or not.
 */
export class Clock {
  private now = 0;
  private installed = 0;
  private start = START;
  private sleepers: { due: number; wake: () => void }[] = [];
  private readonly context: ClockOwner;
  isPaused = false;

  constructor(context: ClockOwner) {
    this.context = context;
  }

  /** Takes over the timers of every page of the context. */
  async install(): Promise<void> {
    this.installed = Date.now();
    await this.context.clock.install({ time: START - LEAD_MS });
  }

  /** Stops the time at START, or later on a machine that took nearly LEAD_MS or more since `install`. */
  async stop(): Promise<void> {
    const ran = Date.now() - this.installed;
    this.start = Math.max(START, START - LEAD_MS + ran + STOPPING_MS);
    await this.context.clock.pauseAt(this.start);
    this.isPaused = true;
  }

  /** Lets the time run again. */
  async resume(): Promise<void> {
    await this.context.clock.resume();
    this.isPaused = false;
  }

  /** Moves the time forward by `ms`; every timer that falls due fires, in order. */
  async pass(ms: number): Promise<void> {
    this.now += ms;
    for (const { wake } of this.sleepers.filter(({ due }) => due <= this.now)) wake();
    this.sleepers = this.sleepers.filter(({ due }) => due > this.now);
    await this.context.clock.runFor(ms);
  }

  /** Sets the system clock of a stopped time back by `ms`, as a user would; timers and `performance.now()` stay. */
  async setBack(ms: number): Promise<void> {
    await this.context.clock.setSystemTime(this.start + this.now - ms);
  }

  /** Waits until `pass` has moved the clock by `ms`; time that runs by itself does not count. */
  sleep = (ms: number): Promise<void> =>
    new Promise((wake) => void this.sleepers.push({ due: this.now + ms, wake }));

  /** Ends all sleeps, because no pending answer may outlive the scenario. */
  wakeAll(): void {
    for (const { wake } of this.sleepers) wake();
  }
}
