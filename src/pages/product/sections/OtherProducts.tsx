import { ProductCard } from '../../../components/ProductCard/ProductCard.tsx';
import { productPage } from '../../../content/products/product-page.ts';
import { cards } from '../../../content/products/cards.ts';
import type { ProductSlug } from '../../../content/content-types.ts';
import styles from './OtherProducts.module.css';

/** The cards of all products but the one that the visitor is reading about. */
export function OtherProducts({ slug }: { slug: ProductSlug }) {
  return (
    <section className={`container ${styles.inner}`} aria-labelledby="other-products-heading">
      <h2 id="other-products-heading">{productPage.otherProducts.heading}</h2>
      <ul className={styles.cards}>
        {Object.values(cards)
          .filter((card) => card.slug !== slug)
          .map((card) => (
            <li key={card.slug}>
              <ProductCard card={card} />
            </li>
          ))}
      </ul>
    </section>
  );
}
