import styles from './Gauge.module.css';
import { lendscapeSceneTexts as sample } from '../../../../content/products/lendscape.ts';

/** The risk on a dial of three parts, with the verdict below; a fainter needle, with its month, shows the earlier risk. */
export function Gauge() {
  const { name, earlier, low, high, verdict, since } = sample.gauge;
  return (
    <p className={styles.gauge}>
      <span className={styles.name}>{name}</span>{' '}
      <svg viewBox="0 0 160 90" aria-hidden="true">
        <path d="M10 80a70 70 0 0 1 33.5-59.8" />
        <path className={styles.verdict} d="M46.5 18.5a70 70 0 0 1 67 0" />
        <path className={styles.high} d="M116.5 20.2a70 70 0 0 1 33.5 59.8" />
        <path className={styles.earlier} d="M74 76 30 51" />
        <path className={styles.needle} d="M75 78.5 97 27l-12 54.5a5 5 0 0 1-10-3" />
      </svg>
      <span className={styles.month} aria-hidden="true">
        {earlier}
      </span>{' '}
      <span aria-hidden="true">{low}</span> <span aria-hidden="true">{high}</span> <strong>{verdict}</strong>{' '}
      <span className={styles.since}>{since}</span>
    </p>
  );
}
