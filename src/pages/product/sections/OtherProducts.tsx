import { ProductCard } from '../../../components/ProductCard/ProductCard.tsx';
import { productPage } from '../../../content/products/product-page.ts';
import { products, type ProductSlug } from '../../../content/products/products.ts';
import styles from './OtherProducts.module.css';

/** The cards of all products but the one that the visitor is reading about. */
export function OtherProducts({ slug }: { slug: ProductSlug }) {
  return (
    <section className={`container ${styles.inner}`} aria-labelledby="other-products-heading">
      <h2 id="other-products-heading">{productPage.otherProducts.heading}</h2>
      <ul className={styles.cards}>
        {products
          .filter((product) => product.slug !== slug)
          .map((product) => (
            <li key={product.slug}>
              <ProductCard product={product} />
            </li>
          ))}
      </ul>
    </section>
  );
}
