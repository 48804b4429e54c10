import type { BrowserContext } from '@playwright/test';

/** Whose timers a clock takes over: a browser context's, or this process's own. */
export type ClockOwner = {
  clock: Pick<BrowserContext['clock'], 'install' | 'pauseAt' | 'resume' | 'runFor' | 'setSystemTime'>;
};

const START = Date.parse('2026-01-15T09:00:00+05:30');
/** How long the time runs before it can be stopped at its start; a slow machine that needs longer starts later. */
const LEAD_MS = 10_000;
const STOPPING_MS = 1000;

/**
 * The time of one scenario. The page's clock is installed before anything opens and runs by itself until a
 * scenario makes it stand still; what waits on it, an outside service's slow answer too, moves only with it.
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

  /** Stops the time; from here on it moves only by `pass`. */
  async stop(): Promise<void> {
    const ran = Date.now() - this.installed;
    this.start = Math.max(START, START - LEAD_MS + ran + STOPPING_MS);
    await this.context.clock.pauseAt(this.start);
    this.isPaused = true;
  }

  /** Lets the time run by itself again. */
  async resume(): Promise<void> {
    await this.context.clock.resume();
    this.isPaused = false;
  }

  /** Lets so many ms go by, every timer that falls due firing in its turn. */
  async pass(ms: number): Promise<void> {
    this.now += ms;
    for (const { wake } of this.sleepers.filter(({ due }) => due <= this.now)) wake();
    this.sleepers = this.sleepers.filter(({ due }) => due > this.now);
    await this.context.clock.runFor(ms);
  }

  /** Sets the date of a time that stands still back by so many ms; no timer is touched, nor what the page has measured. */
  async setBack(ms: number): Promise<void> {
    await this.context.clock.setSystemTime(this.start + this.now - ms);
  }

  /** Waits until so many ms have passed on this clock. */
  sleep = (ms: number): Promise<void> =>
    new Promise((wake) => void this.sleepers.push({ due: this.now + ms, wake }));

  /** Wakes all that still waits, so that nothing outlives the scenario. */
  wakeAll(): void {
    for (const { wake } of this.sleepers) wake();
  }
}
