import { wealthscapeSceneTexts as sample } from '../../../../content/products/wealthscape.ts';
import styles from './Portfolio.module.css';

const { classes, idle, total } = sample;
const sumOf = (holdings: readonly number[]) => holdings.reduce((sum, holding) => sum + holding, 0);
const holdingsOf = (some: readonly { holdings: readonly number[] }[]) =>
  some.flatMap(({ holdings }) => holdings);
const portfolio = sumOf(holdingsOf(classes));

/** A stream's width at its source, as a part of its width in the bar: between two sources there is a gap. */
const SOURCE_SCALE = 0.72;
const round = (percentage: number) => Math.round(percentage * 100) / 100;
const widthOf = (holdings: readonly number[]) => round((sumOf(holdings) / portfolio) * 100);

const drawnClasses = classes.map(({ name, holdings }, index) => {
  const barStart = widthOf(holdingsOf(classes.slice(0, index)));
  const streams = holdings.map((holding, source) =>
    drawStream(barStart + widthOf(holdings.slice(0, source)), widthOf([holding])),
  );
  const share = Math.round((100 * sumOf(holdings)) / portfolio);
  return { name, streams, barStart, width: widthOf(holdings), share };
});

const idleWidth = widthOf([classes[0].holdings[0]]);

/** A stream that leads down and widens to both sides, by the same factor as all others. */
function drawStream(start: number, width: number): string {
  const inset = (width * (1 - SOURCE_SCALE)) / 2;
  const [x0, x1, x2, x3] = [start + inset, start + width - inset, start + width, start].map(round);
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
            {name} <strong>{value}</strong> <span className={styles.from}>{from}</span>{' '}
            <span className={styles.share}>{drawnClasses[index]!.share}%</span>
          </li>
        ))}
      </ul>
      <p className={styles.sources} aria-hidden="true">
        {classes
          .flatMap(({ sources }) => sources)
          .map((source) => (
            <span key={source}>{source}</span>
          ))}
      </p>
      <svg className={styles.streams} viewBox="0 0 100 120" preserveAspectRatio="none" aria-hidden="true">
        {drawnClasses.map(({ name, streams, barStart, width }) => (
          <g key={name}>
            {streams.map((stream) => (
              <path key={stream} d={stream} />
            ))}
            <rect x={barStart} y="100" width={width} height="20" />
          </g>
        ))}
        <rect y="99" width={idleWidth} height="21" />
      </svg>
      <p className={styles.total}>
        <svg className={styles.idle} viewBox="0 0 12 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={idleWidth} height="1" />
        </svg>
        <span className={styles.portfolio}>
          <strong>{total.value}</strong> <span>{total.name}</span>
        </span>{' '}
        <strong>{idle}</strong>
      </p>
    </>
  );
}
