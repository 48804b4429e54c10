import { wealthscapeSceneTexts as sample } from '../../../../content/products/wealthscape.ts';
import styles from './Portfolio.module.css';
import { Streams } from '../Streams.tsx';

const { classes, total } = sample;
const sumOf = (holdings: readonly number[]) => holdings.reduce((sum, holding) => sum + holding, 0);
const holdingsOf = (some: readonly { holdings: readonly number[] }[]) =>
  some.flatMap(({ holdings }) => holdings);
const portfolio = sumOf(holdingsOf(classes));

/** A stream's width at its source, as a part of its width in the bar. The rest separates the classes, for their words. */
const SOURCE_SCALE = 0.76;
/** In % of the width: where the streams of the classes start, below their words, and the gap between two sources. */
const classStarts = [0, 31, 83.3];
const GAP = 0.8;
const round = (percentage: number) => Math.round(percentage * 100) / 100;
const widthOf = (holdings: readonly number[]) => round((sumOf(holdings) / portfolio) * 100);

const drawnClasses = classes.map(({ name, holdings }, index) => {
  const barStart = widthOf(holdingsOf(classes.slice(0, index)));
  const streams = holdings.map((holding, source) => {
    const offset = widthOf(holdings.slice(0, source));
    const start = classStarts[index]! + offset * SOURCE_SCALE + source * GAP;
    return drawStream(start, barStart + offset, widthOf([holding]));
  });
  const share = Math.round((100 * sumOf(holdings)) / portfolio);
  return { name, streams, barStart, width: widthOf(holdings), share };
});

const idleWidth = widthOf([classes[0].holdings[0]]);

/** A stream that leads down and widens by the same factor as all others. */
function drawStream(from: number, to: number, width: number): string {
  const [x0, x1, x2, x3] = [from, from + width * SOURCE_SCALE, to + width, to].map(round);
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
        <svg className={styles.idle} viewBox="0 0 12 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={idleWidth} height="1" />
        </svg>
        <strong>{total.value}</strong> <span>{total.name}</span>
        <Streams count={6} />
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
      <rect width={`${idleWidth}%`} height="100%" />
    </svg>
  );
}
