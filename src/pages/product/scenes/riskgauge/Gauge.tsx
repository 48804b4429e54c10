import styles from './Gauge.module.css';
import { lendscapeSceneTexts as sample } from '../../../../content/products/lendscape.ts';

/** The risk on a dial of three parts, with the verdict below; a fainter needle, with its month, shows the earlier risk. */
export function Gauge() {
  const { name, earlier, low, high, verdict } = sample.gauge;
  return (
    <p className={styles.gauge}>
      <span className={styles.name}>{name}</span>{' '}
      <svg viewBox="0 0 160 90" aria-hidden="true">
        <path d="M3 80a77 77 0 0 1 37-66l5 9a63 63 0 0 0-35 57zM120 14a77 77 0 0 1 37 66h-21a63 63 0 0 0-25-50z" />
        <path className={styles.verdict} d="M43 12a77 77 0 0 1 74 0l-9 16a63 63 0 0 0-60-6z" />
        <path className={styles.earlier} d="M74 76 30 51" />
        <path className={styles.needle} d="M75 78.5 97 27l-12 54.5a5 5 0 0 1-10-3" />
      </svg>
      <span className={styles.month} aria-hidden="true">
        {earlier}
      </span>{' '}
      <span aria-hidden="true">{low}</span> <span aria-hidden="true">{high}</span> <strong>{verdict}</strong>
    </p>
  );
}
