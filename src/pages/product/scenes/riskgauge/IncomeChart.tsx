import { IncomeBars } from './IncomeBars.tsx';
import styles from './IncomeChart.module.css';
import { lendscapeSceneTexts as sample } from '../../../../content/products/lendscape.ts';
import { SignalBadge } from './SignalBadge.tsx';

/** A chart by month: bars of income and obligations, a line of the balance; each signal's number is above its month. */
export function IncomeChart() {
  const { name, months, income, obligations, unpaid, balance, scale } = sample.chart;
  return (
    <div className={styles.chart}>
      <div className={styles.head}>
        <strong>{name}</strong>
        <ul className={styles.legend} aria-hidden="true">
          <li>{income}</li>
          <li>{obligations}</li>
          <li>{unpaid}</li>
          <li>{balance}</li>
        </ul>
      </div>
      <p className={styles.scale} aria-hidden="true">
        {scale.map((amount) => (
          <span key={amount}>{amount}</span>
        ))}
      </p>
      <IncomeBars />
      <ul className={styles.signals} aria-hidden="true">
        {sample.sentinel.signals.map(({ month, level }, index) => (
          <li key={month}>
            <SignalBadge signal={index + 1} level={level} />
          </li>
        ))}
      </ul>
      <p className={styles.months} aria-hidden="true">
        {months.map((month) => (
          <span key={month.name}>{month.name}</span>
        ))}
      </p>
    </div>
  );
}
