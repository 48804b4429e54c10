import styles from './Sources.module.css';
import { lendscapeSceneTexts as sample } from '../../../../content/products/lendscape.ts';

/** The two sources of the report, each with the way on which its statements arrive. */
export function Sources() {
  return (
    <ul className={styles.sources}>
      {sample.head.sources.map(({ name, words }) => (
        <li key={name}>
          <strong>{name}</strong> {words}
        </li>
      ))}
    </ul>
  );
}
