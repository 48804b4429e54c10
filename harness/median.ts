/** The median; of an even number of values the higher of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The median of each property. */
export function medianByProperty<T extends Record<string, number>>(samples: readonly T[]): T {
  const names = Object.keys(samples[0]!) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, median(samples.map((sample) => sample[name]))])) as T;
}
