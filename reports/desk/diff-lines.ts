/** A line that both texts have (` `), only the new one (`+`) or only the old one (`-`). */
export type DiffLine = { sign: ' ' | '+' | '-'; text: string };

/** The shortest way from the old lines to the new ones, what goes before what comes. */
export function diffLines(before: readonly string[], now: readonly string[]): DiffLine[] {
  const common = countCommon(before, now);
  const lines: DiffLine[] = [];
  let [old, current] = [0, 0];
  while (old < before.length || current < now.length) {
    if (old < before.length && current < now.length && before[old] === now[current]) {
      lines.push({ sign: ' ', text: before[old]! });
      old += 1;
      current += 1;
    } else if (
      current >= now.length ||
      (old < before.length && common[old + 1]![current]! >= common[old]![current + 1]!)
    ) {
      lines.push({ sign: '-', text: before[old]! });
      old += 1;
    } else {
      lines.push({ sign: '+', text: now[current]! });
      current += 1;
    }
  }
  return lines;
}

/** A run of lines that both texts have, and of which only the number is shown. */
export type FoldedLines = { sign: '…'; count: number };

/** So many lines of both texts are shown before and after what differs. */
const AROUND = 2;

/** The lines that differ with those around them; the rest folded. */
export function foldCommon(lines: readonly DiffLine[]): (DiffLine | FoldedLines)[] {
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ sign }) => sign !== ' ');
  const shown: (DiffLine | FoldedLines)[] = [];
  for (const [index, line] of lines.entries()) {
    const last = shown.at(-1);
    if (isNear(index)) shown.push(line);
    else if (last?.sign === '…') last.count += 1;
    else shown.push({ sign: '…', count: 1 });
  }
  return shown;
}

/** For each pair of places, how many lines the rests of both texts have in common, in order. */
function countCommon(before: readonly string[], now: readonly string[]): number[][] {
  const common = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: now.length + 1 }, () => 0),
  );
  for (let old = before.length - 1; old >= 0; old -= 1)
    for (let current = now.length - 1; current >= 0; current -= 1)
      common[old]![current] =
        before[old] === now[current]
          ? common[old + 1]![current + 1]! + 1
          : Math.max(common[old + 1]![current]!, common[old]![current + 1]!);
  return common;
}
