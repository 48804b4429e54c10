import type { Device } from '../harness/viewports.ts';

/** So long a pass on the original says that a scenario passes there under the load of now. */
const RECENT_MS = 300_000;

/** The looks that passed on the original a moment ago, whichever judge asked for them. */
export class RecentPasses {
  readonly #times = new Map<string, number>();

  /** Notes that a scenario, as `file:line name`, has passed just now. */
  add(scenario: string, device: Device | undefined): void {
    this.#times.set(keyOf(scenario, device), performance.now());
  }

  has(scenario: string, device: Device | undefined): boolean {
    const time = this.#times.get(keyOf(scenario, device));
    return time !== undefined && performance.now() - time < RECENT_MS;
  }
}

const keyOf = (scenario: string, device = ''): string => `${device} ${scenario}`;
