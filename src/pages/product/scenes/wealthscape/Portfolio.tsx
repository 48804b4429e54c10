import { wealthscapeSceneTexts as sample } from '../../../../content/products/wealthscape.ts';
import styles from './Portfolio.module.css';

const { classes, idle, total } = sample;
const sumOf = (holdings: readonly number[]) => holdings.reduce((sum, holding) => sum + holding, 0);
const holdingsOf = (some: readonly { holdings: readonly number[] }[]) =>
  some.flatMap(({ holdings }) => holdings);
const portfolio = sumOf(holdingsOf(classes));

/** The bar's part of the whole width. It is in the middle, because the streams have gaps at their sources only. */
const BAR_SCALE = 0.86;
/** Where a place of the whole width is in the bar, in %. */
const inBar = (place: number) => round(50 + (place - 50) * BAR_SCALE);
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

const idleWidth = round(widthOf([classes[0].holdings[0]]) * BAR_SCALE);

/** A stream that leads down from the middle of its source's column into the bar, everywhere as wide as its amount. */
function drawStream(start: number, width: number): string {
  const [across, top] = [round(width * BAR_SCALE), round(start + (width * (1 - BAR_SCALE)) / 2)];
  const shift = round(inBar(start) - top);
  return `M${top} 0h${across}c0 50 ${shift} 50 ${shift} 100h${-across}c0 -50 ${-shift} -50 ${-shift} -100`;
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
        {classes.flatMap(({ source, holdings }) =>
          holdings.map((holding, index) => (
            <span key={holding}>
              <span>{source}</span> {holdings.length > 1 && String.fromCharCode(65 + index)}
            </span>
          )),
        )}
      </p>
      <svg className={styles.streams} viewBox="0 0 100 120" preserveAspectRatio="none" aria-hidden="true">
        {drawnClasses.map(({ name, streams, barStart, width }) => (
          <g key={name}>
            {streams.map((stream) => (
              <path key={stream} d={stream} />
            ))}
            <rect x={inBar(barStart)} y="100" width={round(width * BAR_SCALE)} height="20" />
          </g>
        ))}
        <rect x={inBar(0)} y="99" width={idleWidth} height="21" />
      </svg>
      <p className={styles.total}>
        <svg className={styles.idle} viewBox="0 0 15 1" preserveAspectRatio="none" aria-hidden="true">
          <rect x={inBar(0)} width={idleWidth} height="1" />
        </svg>
        <span className={styles.portfolio}>
          <strong>{total.value}</strong> <span>{total.name}</span>
        </span>{' '}
        <strong>{idle}</strong>
      </p>
    </>
  );
}
