import styles from './RequestsChart.module.css';
import { connecthubSceneTexts as sample } from '../../../../content/products/connecthub.ts';

const drawBar = (hundreds: number) => `v${-hundreds}h7v${hundreds}z`;

/** The alert about a slow hour, and a bar chart of the requests of each hour of that day. */
export function RequestsChart() {
  const { alert } = sample;
  const { name, words, scale, half, hours, slowHour, from, slow, to } = sample.requests;
  return (
    <div className={styles.requests}>
      <p className={styles.alert}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3 22 21H2zM12 10v5M12 17v2" />
        </svg>
        <span>
          <strong>{alert.name}</strong> {alert.words}
        </span>
      </p>
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
