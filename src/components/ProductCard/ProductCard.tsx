import { productLinkLabelOf } from '../../content/products/product-page.ts';
import type { products } from '../../content/products/products.ts';
import styles from './ProductCard.module.css';
import { ProductGlyph } from './ProductGlyph.tsx';

/** The card of a product; its one link covers the whole card. */
export function ProductCard({ product }: { product: (typeof products)[number] }) {
  const { slug, heading, para, labels, cta } = product;

  return (
    <article className={styles.card} aria-label={heading}>
      <div className={styles.layout}>
        <div className={styles.words}>
          <h3 className={styles.heading}>{heading}</h3>
          <p>{para}</p>
          <ul className={styles.labels}>
            {labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          <a className={styles.link} href={cta}>
            {productLinkLabelOf(heading)}
            <svg className={styles.arrow} viewBox="0 0 16 12" aria-hidden="true">
              <path d="M0 6h14M9.5 1.5 14 6l-4.5 4.5" />
            </svg>
          </a>
        </div>
        <ProductGlyph slug={slug} />
      </div>
    </article>
  );
}
