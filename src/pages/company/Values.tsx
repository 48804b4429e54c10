import { company } from '../../content/company.ts';
import styles from './Values.module.css';

/** The four values; on a wide screen each is placed a step lower than the one before. */
export function Values() {
  const { heading, items } = company.values;
  return (
    <section className={`container ${styles.inner}`} aria-labelledby="values-heading">
      <h2 id="values-heading">{heading}</h2>
      <ul className={styles.values}>
        {items.map((value) => (
          <li key={value.heading} className={styles.value}>
            <div data-slide-in="">
              <h3>{value.heading}</h3>
              <p>{value.para}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
