import { company } from '../../content/company.ts';
import styles from './Way.module.css';

/** The way of a customer's data from its holder to its user; the parts that we build stand out. */
export function Way() {
  return (
    <ol className={styles.way}>
      {company.story.way.map(({ name, para, ...stop }) => (
        <li key={name} className={'isOurs' in stop ? `${styles.stop} ${styles.ours}` : styles.stop}>
          <h3>{name}</h3>
          <p>{para}</p>
          {'consent' in stop && <p className={styles.consent}>{stop.consent}</p>}
        </li>
      ))}
    </ol>
  );
}
