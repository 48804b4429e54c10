/** The first of each list, then the second of each, and so on. */
export function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_none, rank) =>
    lists.flatMap((list) => list.slice(rank, rank + 1)),
  ).flat();
}
