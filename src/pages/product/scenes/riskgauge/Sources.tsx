import styles from './Sources.module.css';
import { lendscapeSceneTexts as sample } from '../../../../content/products/lendscape.ts';

/** The two sources of the report; on a wide screen each is on a line, and the lines join in the axis of the chart. */
export function Sources() {
  return (
    <div className={styles.sources}>
      <ul>
        {sample.head.sources.map(({ name, words }) => (
          <li key={name}>
            <strong>{name}</strong> {words}
          </li>
        ))}
      </ul>
      <svg viewBox="0 0 100 64" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0H46C74 0 70 32 92 32M0 64H46C74 64 70 32 92 32" />
        <path className={styles.joined} d="M92 32h8" />
      </svg>
    </div>
  );
}
