import type { ReactNode } from 'react';
import { productPage } from '../../../content/products/product-page.ts';
import type { ProductTexts } from '../../../content/content-types.ts';
import styles from './Start.module.css';

type Props = Pick<ProductTexts, 'needs' | 'gets' | 'start'> & { form: string };

/** The first steps on the line that comes from the features, then what a product needs and what its customers get. */
export function Start({ needs, gets, start, form }: Props) {
  return (
    <section className={styles.band} aria-labelledby="start-heading">
      <div className={`container ${styles.inner}`}>
        <div className={styles.start}>
          <h2 id="start-heading">{start.heading}</h2>
          <ol>
            <Step number={1}>
              <a href={form}>{productPage.form}</a> {start.ask}
            </Step>
            {start.steps.map((step, index) => (
              <Step key={step} number={index + 2}>
                {step}
              </Step>
            ))}
          </ol>
        </div>
        <ItemList {...needs} />
        <ItemList {...gets} />
      </div>
    </section>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {children}
    </li>
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
