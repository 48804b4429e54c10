import type { ProductTexts } from '../../../content/content-types.ts';
import styles from './Start.module.css';

type Props = Pick<ProductTexts, 'needs' | 'gets' | 'start'>;

/** The first steps on the line that comes from the features, then what a product needs and what its customers get. */
export function Start({ needs, gets, start }: Props) {
  return (
    <section className={styles.band} aria-labelledby="start-heading">
      <div className={`container ${styles.inner}`}>
        <div className={styles.start}>
          <h2 id="start-heading">{start.heading}</h2>
          <ol>
            {start.steps.map((step, index) => (
              <li key={step}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <ItemList {...needs} />
        <ItemList {...gets} />
      </div>
    </section>
  );
}

function ItemList({ heading, items }: ProductTexts['needs']) {
  return (
    <div className={styles.items} data-slide-in="">
      <h3>{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
