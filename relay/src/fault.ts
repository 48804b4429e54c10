/** Where the relay can be killed by a test: after each write to the disk and after each await. */
export const points = [
  'opened',
  'purging',
  'purged',
  'listening',
  'started',
  'storing',
  'stored',
  'answered',
  'marked',
  'request-left',
  'answer-begun',
  'answer-read',
  'attempt-ended',
  'settled',
  'outcome-written',
  'attempt-done',
  'step-ended',
  'rested',
  'stopping',
  'server-closed',
  'delivery-ended',
  'delivery-stopped',
  'stopped',
] as const;
export type Point = (typeof points)[number];

/** Who is told of each point that is reached; nobody outside of tests. */
let observer: ((point: Point) => void) | undefined;

/** Says that the relay has come to this point. */
export function reached(point: Point): void {
  observer?.(point);
}

/** Waits for a promise, then says so: every await of the relay goes through here. */
export async function at<T>(point: Point, promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } finally {
    reached(point);
  }
}

/** Kills the process when it comes to this point for the nth time, as a power cut would. */
export function killAt({ point, nth }: { point: Point; nth: number }): void {
  let left = nth;
  observer = (name) => {
    if (name === point && --left === 0) process.kill(process.pid, 'SIGKILL');
  };
}
