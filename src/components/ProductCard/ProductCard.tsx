import { Link } from 'react-router-dom';
import type { ProductCard as Card } from '../../content/types.ts';
import styles from './ProductCard.module.css';
import { ProductGlyph } from './ProductGlyph.tsx';

type Props = { card: Card; level?: 2 | 3 };

/** A product in brief; the whole card leads to the product's page through its one link. */
export function ProductCard({ card: { heading, para, labels, cta }, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-slide-in="">
      <div className={styles.layout}>
        <ProductGlyph slug={cta.split('/').at(-1)!} />
        <div className={styles.words}>
          <Heading className={styles.heading}>{heading}</Heading>
          <p>{para}</p>
          <ul className={styles.labels}>
            {labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          <Link className={styles.link} to={cta}>
            View {heading}
            <svg className={styles.arrow} viewBox="0 0 16 12" aria-hidden="true">
              <path d="M0 6h14M9.5 1.5 14 6l-4.5 4.5" />
            </svg>
          </Link>
        </div>
      </div>
    </article>
  );
}
