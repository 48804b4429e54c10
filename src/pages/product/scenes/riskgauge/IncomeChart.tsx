import styles from './IncomeChart.module.css';
import { lendscapeSceneTexts as sample } from '../../../../content/products/lendscape.ts';
import { SignalBadge } from './SignalBadge.tsx';

const { months, income, obligations, scale, words } = sample.chart;
const { sentinel } = sample;
const MONTH_WIDTH = 40;
const BAR_WIDTH = 24;
const GAP = MONTH_WIDTH - BAR_WIDTH;
const AXIS_Y = 92;
const CHART_WIDTH = months.length * MONTH_WIDTH;

/** A bar chart by month: income above the line, obligations below; warnings are numbered above their months. */
export function IncomeChart() {
  return (
    <div className={styles.chart}>
      <p className={styles.title}>{sample.head.name}</p>
      <p className={styles.sources}>{sample.head.sources}</p>
      <ul className={styles.legend} aria-hidden="true">
        <li>{income}</li>
        <li>{obligations}</li>
      </ul>
      <ul className={styles.signals} aria-hidden="true">
        {sentinel.signals.map(({ month, level }, index) => (
          <li key={month}>
            <SignalBadge signal={index + 1} level={level} />
          </li>
        ))}
      </ul>
      <p className={styles.scale} aria-hidden="true">
        {scale.map((amount) => (
          <span key={amount}>{amount}</span>
        ))}
      </p>
      <IncomeBars />
      <p className={styles.months} aria-hidden="true">
        {months.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </p>
    </div>
  );
}

/** The bars of all months as one path along their common side. */
const drawBars = (y: number, heights: readonly number[]) =>
  `M${GAP / 2} ${y}${heights.map((height) => `v${height}h${BAR_WIDTH}v${-height}`).join(`h${GAP}`)}`;

/** The lines of the amounts in `scale`, from ₹90,000 of income to ₹30,000 of obligations. */
const scaleLines = [AXIS_Y - 90, AXIS_Y - 60, AXIS_Y - 30, AXIS_Y + 1, AXIS_Y + 32]
  .map((y) => `M0 ${y}h${CHART_WIDTH}`)
  .join('');

function IncomeBars() {
  return (
    <svg viewBox={`0 0 ${CHART_WIDTH} 126`} preserveAspectRatio="none" role="img" aria-label={words}>
      <path className={styles.since} d={`M${CHART_WIDTH} 0v126h${-3 * MONTH_WIDTH}v-126z`} />
      <path className={styles.axis} d={scaleLines} />
      <path
        className={styles.income}
        d={drawBars(
          AXIS_Y,
          months.map((month) => -month.income),
        )}
      />
      <path
        className={styles.obligations}
        d={drawBars(
          AXIS_Y + 2,
          months.map((month) => month.obligations),
        )}
      />
    </svg>
  );
}
