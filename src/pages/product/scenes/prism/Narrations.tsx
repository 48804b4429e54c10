import styles from './Narrations.module.css';
import { prismSceneTexts as sample } from '../../../../content/products/prism.ts';

/** Narrations (texts that banks print for transactions), each with its category below or, in a wide scene, beside it. */
export function Narrations() {
  return (
    <div className={styles.narrations}>
      <p className={styles.heads}>
        <span className={styles.raw}>{sample.heads.raw}</span>{' '}
        <span className={styles.read}>{sample.heads.read}</span>
      </p>
      <ul>
        {sample.rows.map(({ raw, label, amount, note }) => (
          <li key={raw}>
            <code className={styles.raw}>{raw.replace(/\/(?!\d)/g, '$&\u200b')}</code>{' '}
            <span className="visually-hidden">{sample.readAs}</span>{' '}
            <span className={styles.read}>
              <strong>{label}</strong> <strong>{amount}</strong> <span>{note}</span>
            </span>
          </li>
        ))}
      </ul>
      <svg className={styles.prism} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.facet} d="M50 0V100H0z" />
        <path d="M50 0 100 100H50z" />
        <path className={styles.edge} d="M50 0 100 100" />
      </svg>
    </div>
  );
}
