import styles from './RequestsChart.module.css';
import { connecthubSceneTexts as sample } from '../../../../content/products/connecthub.ts';

const drawBar = (hundreds: number) => `v${-hundreds}h7v${hundreds}z`;

/** A bar chart of the requests of each hour of a day with a slow hour. */
export function RequestsChart() {
  const { name, words, scale, half, hours, slowHour, from, slow, to } = sample.requests;
  return (
    <div className={styles.requests}>
      <p>{name}</p>
      <p className={styles.scale} aria-hidden="true">
        {scale}
      </p>
      <svg
        viewBox={`0 0 ${hours.length * 10 - 3} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        <path d={`M0 100${hours.map(drawBar).join('m10 0')}`} />
        <path className={styles.slow} d={`M${slowHour * 10} 100${drawBar(hours[slowHour]!)}`} />
      </svg>
      <p className={styles.half} aria-hidden="true">
        {half}
      </p>
      <p className={styles.axis} aria-hidden="true">
        <span>{from}</span>
        <span>{slow}</span>
        <span>{to}</span>
      </p>
    </div>
  );
}
