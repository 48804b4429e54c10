type Point = readonly [x: number, y: number];

/** An SVG path from one point to another, horizontal at both ends. */
export const drawStream = (from: Point, to: Point): string => `M${from[0]} ${from[1]}${drawCurve(from, to)}`;

/** As `drawStream`, after a straight line that comes from x = `startX`, such as beyond the window's left edge. */
export const drawStreamAfterLine = (startX: number, from: Point, to: Point): string =>
  `M${startX} ${from[1]}H${from[0]}${drawCurve(from, to)}`;

/** `count` numbers at equal distances from the first to the last. */
export function spaceEvenly(count: number, first: number, last: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    roundToTenth(first + ((last - first) * index) / (count - 1)),
  );
}

function drawCurve([x0, y0]: Point, [x1, y1]: Point): string {
  const middle = roundToTenth((x0 + x1) / 2);
  return `C${middle} ${y0} ${middle} ${y1} ${x1} ${y1}`;
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
