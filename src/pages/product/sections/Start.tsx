import type { ProductTexts } from '../../../content/content-types.ts';
import styles from './Start.module.css';

/** The first steps with a product in their order, connected by a line. */
export function Start({ start }: Pick<ProductTexts, 'start'>) {
  return (
    <section className={styles.band} aria-labelledby="start-heading">
      <div className={`container ${styles.inner}`}>
        <h2 id="start-heading">{start.heading}</h2>
        <ol className={styles.steps}>
          {start.steps.map((step, index) => (
            <li key={step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <p>{step}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
