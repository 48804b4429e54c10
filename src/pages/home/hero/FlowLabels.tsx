import { home } from '../../../content/home/home.ts';
import styles from './FlowLabels.module.css';

const { label, sources, consent, reader, reading } = home.hero.flow;

/** The labels of the streams: three sources, the consent where they meet, and below it what a lender reads. */
export function FlowLabels() {
  return (
    <ol className={styles.flow} aria-label={label}>
      {sources.map(({ name, raw }) => (
        <li key={name} className={styles.source}>
          <span>{name}</span> <code>{raw}</code>
        </li>
      ))}
      <li className={styles.consent}>{consent}</li>
      <li className={styles.reading}>
        <b>{reader}</b>{' '}
        {reading.map(({ name, value }) => (
          <span key={name}>
            {name} <strong>{value}</strong>
          </span>
        ))}
      </li>
    </ol>
  );
}
