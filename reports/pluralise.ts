/** A count with its noun: `1 clause`, `2 clauses`. */
export const pluralise = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
