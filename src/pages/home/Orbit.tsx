import styles from './Orbit.module.css';

const centre = { x: 552, y: 300 };
const ringRadii = [110, 175, 240];

/** The left ends of lines, on the outer ring; mirrored at the right. UseCases.module.css has the same places. */
const leftLineEnds = [
  { x: 331, y: 206 },
  { x: 331, y: 394 },
];
/** The end of the page's own line, for the last use case. */
const lowestEnd = { x: centre.x, y: 540 };
const sides = [undefined, `matrix(-1 0 0 1 ${2 * centre.x} 0)`];

/** The orbit graphic (2.28), which does not move: rings around the company's mark, and lines from it to five points. */
export function Orbit() {
  return (
    <svg className={styles.orbit} viewBox="242 0 620 620" aria-hidden="true">
      {ringRadii.map((radius) => (
        <circle key={radius} className={styles.ring} cx={centre.x} cy={centre.y} r={radius} />
      ))}
      {sides.map((transform) => (
        <g key={transform ?? ''} transform={transform}>
          {leftLineEnds.map((end) => (
            <path key={end.y} d={[0.14, 0.24, 0.34].map((swing) => drawLineTo(end, swing)).join('')} />
          ))}
          {leftLineEnds.map(({ x, y }) => (
            <circle key={y} className={styles.end} cx={x} cy={y} r="8" />
          ))}
        </g>
      ))}
      <path className={styles.joined} d={`M${centre.x} 0V${lowestEnd.y}`} />
      <circle className={styles.end} cx={lowestEnd.x} cy={lowestEnd.y} r="8" />
      <circle className={styles.middle} cx={centre.x} cy={centre.y} r="56" />
      <g className={styles.mark} transform={`translate(${centre.x - 40} ${centre.y - 40}) scale(2.5)`}>
        <path d="M5 8c8 0 8 8 14 8h8M5 24c8 0 8-8 14-8h8" />
        <path className={styles.joining} d="M5 16h22" />
      </g>
    </svg>
  );
}

/** A curved path from the centre to an end; `swing` is how far it bends to one side, as a share of its length. */
function drawLineTo({ x, y }: { x: number; y: number }, swing: number): string {
  const [dx, dy] = [x - centre.x, y - centre.y];
  const bend = [centre.x + dx / 2 - dy * swing, centre.y + dy / 2 + dx * swing].map(Math.round).join(' ');
  return `M${centre.x} ${centre.y}Q${bend} ${x} ${y}`;
}
