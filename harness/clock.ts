import type { BrowserContext } from '@playwright/test';

/** Whose timers a clock takes over: a browser context's, or this process's own. */
export type Timers = {
  clock: Pick<BrowserContext['clock'], 'install' | 'pauseAt' | 'runFor' | 'setSystemTime'>;
};

const START = new Date('2026-01-15T09:00:00+05:30');
const LEAD_MS = 10_000;

/**
 * The time of one scenario. The page's clock is installed before anything opens and runs by itself until a
 * scenario makes it stand still; what waits on it, an outside service's slow answer too, moves only with it.
 */
export class Clock {
  private now = 0;
  private waiting: { due: number; wake: () => void }[] = [];
  private readonly context: Timers;
  still = false;

  constructor(context: Timers) {
    this.context = context;
  }

  /** Takes over the timers of every page of the context. */
  async install(): Promise<void> {
    await this.context.clock.install({ time: START.getTime() - LEAD_MS });
  }

  /** Stops the time; from here on it moves only by `pass`. */
  async stop(): Promise<void> {
    await this.context.clock.pauseAt(START);
    this.still = true;
  }

  /** Lets so many ms go by, every timer that falls due firing in its turn. */
  async pass(ms: number): Promise<void> {
    this.now += ms;
    for (const { wake } of this.waiting.filter(({ due }) => due <= this.now)) wake();
    this.waiting = this.waiting.filter(({ due }) => due > this.now);
    await this.context.clock.runFor(ms);
  }

  /** Sets the date of a time that stands still back by so many ms; no timer is touched, nor what the page has measured. */
  async setBack(ms: number): Promise<void> {
    await this.context.clock.setSystemTime(START.getTime() + this.now - ms);
  }

  /** Waits until so many ms have passed on this clock. */
  sleep = (ms: number): Promise<void> =>
    new Promise((wake) => void this.waiting.push({ due: this.now + ms, wake }));

  /** Wakes all that still waits, so that nothing outlives the scenario. */
  release(): void {
    for (const { wake } of this.waiting) wake();
  }
}
