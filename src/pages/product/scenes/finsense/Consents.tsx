import styles from './Consents.module.css';
import { finsenseSceneTexts as sample } from '../../../../content/products/finsense.ts';

/** The two consents of the journey as cards: the earlier one, and the current one with its terms, which overlaps it. */
export function Consents() {
  const { earlier, consent } = sample;
  return (
    <div>
      <p className={styles.earlier}>
        {earlier.name} <span>{earlier.state}</span>
      </p>
      <div className={styles.consent}>
        <p className={styles.consentHead}>
          {consent.name} <span className={styles.active}>{consent.state}</span>
        </p>
        <p className={styles.purpose}>{consent.purpose}</p>
        <dl className={styles.terms}>
          {consent.terms.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
