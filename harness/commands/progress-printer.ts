/** Prints the progress of a part of the suite: a line after every 10 % of its tests, and each failure immediately. */
export class ProgressPrinter {
  readonly #started = performance.now();
  #done = 0;
  #failed = 0;

  readonly #name: string;
  readonly #total: number;
  readonly #print: (line: string) => void;

  /** Begins a part of the suite by its name and the number of its tests. */
  constructor(name: string, total: number, print: (line: string) => void = console.log) {
    this.#name = name;
    this.#total = total;
    this.#print = print;
  }

  /** Counts a test that has ended; if it failed, `failure` is its name and the reason. */
  count(failure?: string): void {
    if (failure !== undefined) {
      this.#failed += 1;
      this.#print(`${FAILURE_PREFIX}${this.#name}: ${failure}`);
    }
    const tenths = this.#tenths();
    this.#done += 1;
    if (this.#tenths() === tenths) return;
    const seconds = ((performance.now() - this.#started) / 1000).toFixed(0);
    this.#print(
      `${PROGRESS_PREFIX}${this.#name}: ${this.#done} of ${this.#total}, ${this.#failed} failed, ${seconds} s`,
    );
  }

  #tenths = (): number => Math.floor((this.#done * 10) / this.#total);
}

const PROGRESS_PREFIX = '...  ';
const FAILURE_PREFIX = 'FAIL ';

/** Whether a line of a command's output is one that `ProgressPrinter` prints. */
export const isProgressLine = (line: string): boolean =>
  line.startsWith(PROGRESS_PREFIX) || line.startsWith(FAILURE_PREFIX);
