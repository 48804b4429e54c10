import { Labels } from './Labels.tsx';
import { productLinkLabelOf, productPage } from '../../../content/products/product-page.ts';
import { products, type ProductSlug } from '../../../content/products/products.ts';
import styles from './OtherProducts.module.css';

/** All products but the one that the visitor is reading about: columns, or on a phone rows with an arrow. */
export function OtherProducts({ slug }: { slug: ProductSlug }) {
  return (
    <section className={`container ${styles.inner}`} aria-labelledby="other-products-heading">
      <h2 id="other-products-heading">{productPage.otherProducts.heading}</h2>
      <ul className={styles.cards}>
        {products
          .filter((product) => product.slug !== slug)
          .map((product) => (
            <li key={product.slug}>
              <SmallCard product={product} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function SmallCard({ product }: { product: (typeof products)[number] }) {
  const { heading, subPara, labels, cta } = product;
  return (
    <article className={styles.card} aria-label={heading} data-slide-in="">
      <h3>{heading}</h3>
      <p>{subPara}</p>
      <Labels labels={labels} />
      <a className={styles.link} href={cta}>
        <span className={styles.label}>{productLinkLabelOf(heading)}</span>
        <svg className={styles.arrow} viewBox="0 0 16 12" aria-hidden="true">
          <path d="M0 6h14M9.5 1.5 14 6l-4.5 4.5" />
        </svg>
      </a>
    </article>
  );
}
