import type { Failure } from './find-killer.ts';

/** How long a pass on the original remains valid, in ms: later the load of the machine may be another. */
const RECENT_MS = 300_000;

/** Recent passes on the original, of all judges. */
export class RecentPasses {
  readonly #times = new Map<string, number>();

  /**
   * The failures whose tests pass on the original: now, as `askOriginal` tells of those not known, or a moment ago,
   * however long that takes.
   */
  async findPassing(
    failures: readonly Failure[],
    askOriginal: (unknown: Failure[]) => Promise<ReadonlySet<string>>,
  ): Promise<Failure[]> {
    const unknown = failures.filter(({ by }) => !this.has(by));
    const passed = unknown.length ? await askOriginal(unknown) : new Set<string>();
    for (const test of passed) this.add(test);
    return failures.filter((failure) => !unknown.includes(failure) || passed.has(failure.by));
  }

  /** Notes that a test, such as a scenario as `file:line name`, has passed just now. */
  add(test: string): void {
    this.#times.set(test, performance.now());
  }

  has(test: string): boolean {
    const time = this.#times.get(test);
    return time !== undefined && performance.now() - time < RECENT_MS;
  }
}
