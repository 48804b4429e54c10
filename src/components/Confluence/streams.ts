type Point = readonly [x: number, y: number];

/** An SVG path from one point to another, horizontal at both ends; the higher `bend`, the steeper in between. */
export function drawStream([x0, y0]: Point, [x1, y1]: Point, bend = 0.5): string {
  const reach = roundToTenth((x1 - x0) * bend);
  return `M${x0} ${y0}C${roundToTenth(x0 + reach)} ${y0} ${roundToTenth(x1 - reach)} ${y1} ${x1} ${y1}`;
}

/** As `drawStream`, after a straight line that comes from x = `startX`, such as beyond the window's left edge. */
export const drawStreamAfterLine = (startX: number, from: Point, to: Point): string =>
  `M${startX} ${from[1]}H${from[0]}${drawStream(from, to).replace(/.*(?=C)/, '')}`;

/** `count` numbers at equal distances from the first to the last. */
export function spaceEvenly(count: number, first: number, last: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    roundToTenth(first + ((last - first) * index) / (count - 1)),
  );
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
