import { wealthscapeSceneTexts as sample } from '../../../../content/products/wealthscape.ts';
import styles from './WealthStreams.module.css';

const { classes } = sample;
const ROW_HEIGHT = 100 / classes.length;
/** The height of a stream at its row (left), as a share of its height in the bar (right). */
const STREAM_START_HEIGHT_SHARE = 0.7;

const streams = classes.map(({ name, share, sources }, index) => {
  const end = classes.slice(0, index).reduce((sum, earlier) => sum + earlier.share, 0);
  const middle = ROW_HEIGHT * (index + 0.5);
  const half = (share * STREAM_START_HEIGHT_SHARE) / 2;
  const [top, bottom] = [middle - half, middle + half];
  return {
    name,
    share,
    end,
    band: `M0 ${top}C50 ${top} 50 ${end} 100 ${end}V${end + share}C50 ${end + share} 50 ${bottom} 0 ${bottom}Z`,
    lines: Array.from({ length: sources }, (_, line) => {
      const at = (line + 0.5) / sources;
      const [from, to] = [top + at * 2 * half, end + at * share];
      return `M0 ${from}C50 ${from} 50 ${to} 100 ${to}`;
    }),
  };
});

/** Deposits, funds and equities as streams into one stacked bar: a line for each source, and amount and share. */
export function WealthStreams() {
  return (
    <div className={styles.portfolio}>
      <ul className={styles.classes}>
        {classes.map(({ name, value, share, from }) => (
          <li key={name}>
            <span>
              {name}
              <span className="visually-hidden">, {share}%:</span>
            </span>{' '}
            <strong>{value}</strong> <span className={styles.from}>{from}</span>
          </li>
        ))}
      </ul>
      <svg className={styles.streams} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {streams.map(({ name, band, lines }) => (
          <g key={name} className={styles.band}>
            <path d={band} />
            {lines.map((line) => (
              <path key={line} d={line} />
            ))}
          </g>
        ))}
      </svg>
      <StackedBar />
    </div>
  );
}

/** The stacked bar, an SVG without a view box: its sizes are percentages, so that its text is not stretched. */
function StackedBar() {
  return (
    <svg className={styles.bar} aria-hidden="true">
      {streams.map(({ name, share, end }) => (
        <g key={name}>
          <rect y={`${end}%`} width="100%" height={`${share}%`} />
          <text x="50%" y={`${end + share / 2}%`} dy="0.35em">
            {share}%
          </text>
        </g>
      ))}
    </svg>
  );
}
