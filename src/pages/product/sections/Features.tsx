import type { ReactNode } from 'react';
import { Labels } from './Labels.tsx';
import type { ProductTexts } from '../../../content/content-types.ts';
import styles from './Features.module.css';

type Props = {
  features: ProductTexts['features'];
  labels: readonly string[];
  drawings: readonly ReactNode[];
};

/**
 * The features of a product along a line, each with a drawing, after an introduction with labels that sum them up. The
 * line leads on to the steps of the next section.
 */
export function Features({ features, labels, drawings }: Props) {
  return (
    <section className={styles.band} aria-labelledby="features-heading">
      <div className={`container ${styles.inner}`}>
        <div className={styles.intro}>
          <h2 id="features-heading">{features.heading}</h2>
          <p>{features.para}</p>
          <Labels labels={labels} />
        </div>
        <ul className={styles.features}>
          {features.items.map(({ heading, para }, index) => (
            <li key={heading} className={styles.feature}>
              <div className={styles.words} data-slide-in="">
                {drawings[index]}
                <h3>{heading}</h3>
                <p>{para}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
