import { wealthscapeSceneTexts as sample } from '../../../../content/products/wealthscape.ts';
import styles from './Portfolio.module.css';

const { classes, total } = sample;
const sumOf = (holdings: readonly number[]) => holdings.reduce((sum, holding) => sum + holding, 0);
const holdingsOf = (some: readonly { holdings: readonly number[] }[]) =>
  some.flatMap(({ holdings }) => holdings);
const portfolio = sumOf(holdingsOf(classes));

/** In % of the width: the columns of the classes, as in the style sheet, the bar, and the gap between two sources. */
const columnStarts = [0, 30, 70];
const [BAR_START, BAR_WIDTH, GAP] = [9, 74, 0.8];
const round = (percentage: number) => Math.round(percentage * 100) / 100;
const widthOf = (holdings: readonly number[]) => round((sumOf(holdings) / portfolio) * BAR_WIDTH);

const drawnClasses = classes.map(({ name, holdings }, index) => {
  const barStart = round(BAR_START + widthOf(holdingsOf(classes.slice(0, index))));
  const streams = holdings.map((holding, source) => {
    const offset = widthOf(holdings.slice(0, source));
    return drawStream(columnStarts[index]! + offset + source * GAP, barStart + offset, widthOf([holding]));
  });
  const share = Math.round((100 * sumOf(holdings)) / portfolio);
  return { name, streams, barStart, width: widthOf(holdings), share };
});

/** A stream that leads down and keeps its width. */
function drawStream(from: number, to: number, width: number): string {
  const [x0, x1, x2, x3] = [from, from + width, to + width, to].map(round);
  return `M${x0} 0H${x1}C${x1} 50 ${x2} 50 ${x2} 100H${x3}C${x3} 50 ${x0} 50 ${x0} 0`;
}

/**
 * Deposits, funds and equities, each institution's holding a stream as wide as its amount, which join in one bar. The
 * idle holding flows on through the bar.
 */
export function Portfolio() {
  return (
    <>
      <ul className={styles.classes}>
        {classes.map(({ name, value, from }, index) => (
          <li key={name}>
            <span>
              {name}
              <span className="visually-hidden">, {drawnClasses[index]!.share}%:</span>
            </span>{' '}
            <strong>{value}</strong> <span className={styles.from}>{from}</span>
          </li>
        ))}
      </ul>
      <svg className={styles.streams} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {drawnClasses.map(({ name, streams }) => (
          <g key={name}>
            {streams.map((stream) => (
              <path key={stream} d={stream} />
            ))}
          </g>
        ))}
      </svg>
      <Bar />
      <p className={styles.total}>
        <svg className={styles.idle} viewBox="0 0 20 1" preserveAspectRatio="none" aria-hidden="true">
          <rect x={BAR_START} width={widthOf([classes[0].holdings[0]])} height="1" />
        </svg>
        <strong>{total.value}</strong> <span>{total.name}</span>
      </p>
    </>
  );
}

/** The bar is an SVG without a view box: its sizes are percentages, so its text is not stretched. */
function Bar() {
  return (
    <svg className={styles.bar} aria-hidden="true">
      {drawnClasses.map(({ name, barStart, width, share }) => (
        <g key={name}>
          <rect x={`${barStart}%`} width={`${width}%`} height="100%" />
          <text x={`${round(barStart + width / 2)}%`} y="33">
            {share}%
          </text>
        </g>
      ))}
    </svg>
  );
}
