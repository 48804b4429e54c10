import styles from './Gauge.module.css';
import { lendscapeSceneTexts as sample } from '../../../../content/products/lendscape.ts';

/** The risk on a dial of three parts, whose middle word is the verdict; a fainter needle shows the earlier risk. */
export function Gauge() {
  const { name, low, verdict, high, since } = sample.gauge;
  return (
    <p className={styles.gauge}>
      <span className={styles.name}>{name}</span>{' '}
      <svg viewBox="0 0 160 90" aria-hidden="true">
        <path d="M10 80A70 70 0 0 1 42.9 20.6M117.1 20.6A70 70 0 0 1 150 80" />
        <path className={styles.verdict} d="M47.1 18.2a70 70 0 0 1 65.8 0" />
        <path className={styles.earlier} d="M74 76.5 29.8 51" />
        <path className={styles.needle} d="M75.5 80 80 24l4.5 56z" />
        <circle className={styles.needle} cx="80" cy="80" r="6" />
      </svg>
      <span aria-hidden="true">{low}</span> <strong>{verdict}</strong> <span aria-hidden="true">{high}</span>{' '}
      <span className={styles.since}>{since}</span>
    </p>
  );
}
