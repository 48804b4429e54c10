import styles from './Gauge.module.css';
import { lendscapeSceneTexts as sample } from '../../../../content/products/lendscape.ts';

/** The risk on a dial with a scale of three parts, and in words. */
export function Gauge() {
  const { name, words, position, scale } = sample.gauge;
  return (
    <p className={styles.gauge}>
      <span className={styles.dial} aria-hidden="true">
        <svg viewBox="0 0 72 40">
          <path d="M6 36a30 30 0 0 1 13-24.7" />
          <path d="M22 9.4a30 30 0 0 1 28 0" />
          <path d="M53 11.3A30 30 0 0 1 66 36" />
          <path
            className={styles.needle}
            d="M36 36V12"
            transform={`rotate(${Math.round(position * 180 - 90)} 36 36)`}
          />
          <circle cx="36" cy="36" r="4" />
        </svg>
        {scale.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
      <span>
        {name} <strong>{words}</strong>
      </span>
    </p>
  );
}
