import styles from './IncomeChart.module.css';
import { lendscapeSceneTexts as sample } from '../../../../content/products/lendscape.ts';

const { months, income, obligations, words } = sample.chart;
const MONTH_WIDTH = 40;
const BAR_WIDTH = 24;
const AXIS_Y = 92;
const CHART_WIDTH = months.length * MONTH_WIDTH;

/** A bar chart by month: income above the line, obligations below; warnings are numbered above their months. */
export function IncomeChart() {
  return (
    <div className={styles.chart}>
      <ul className={styles.legend} aria-hidden="true">
        <li data-kind="income">{income}</li>
        <li data-kind="obligations">{obligations}</li>
      </ul>
      <ul className={styles.signals} aria-hidden="true">
        {months.map((month) => (
          <li key={month.name}>{'signal' in month && <SignalBadge {...month} />}</li>
        ))}
      </ul>
      <IncomeBars />
      <p className={styles.months} aria-hidden="true">
        {months.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </p>
    </div>
  );
}

function IncomeBars() {
  return (
    <svg viewBox={`0 0 ${CHART_WIDTH} 134`} preserveAspectRatio="none" role="img" aria-label={words}>
      <defs>
        <pattern id="obligation-lines" width="4" height="4" patternUnits="userSpaceOnUse">
          <path className={styles.hatch} d="M0 2h4" />
        </pattern>
      </defs>
      {months.map((month, index) => (
        <g key={month.name} transform={`translate(${index * MONTH_WIDTH + (MONTH_WIDTH - BAR_WIDTH) / 2} 0)`}>
          <rect className={styles.income} y={AXIS_Y - month.income} width={BAR_WIDTH} height={month.income} />
          <rect
            className={styles.obligations}
            y={AXIS_Y + 2}
            width={BAR_WIDTH}
            height={month.obligations}
            fill="url(#obligation-lines)"
          />
        </g>
      ))}
      <path className={styles.axis} d={`M0 ${AXIS_Y + 1}H${CHART_WIDTH}`} />
    </svg>
  );
}

/** The number of a signal as a badge, used over its month and beside its text. */
export function SignalBadge({ signal, level }: { signal: number; level: string }) {
  return (
    <span className={styles.signal} data-level={level}>
      {signal}
    </span>
  );
}
