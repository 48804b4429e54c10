/** The smallest of the values that at least this share of them, such as 0.75, does not exceed (nearest rank). */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)]!;
