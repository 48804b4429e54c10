import type { ReactNode } from 'react';
import { StreamDivider } from '../../../components/Confluence/StreamDivider.tsx';
import { ExternalLink } from '../../../components/ExternalLink/ExternalLink.tsx';
import { productPage } from '../../../content/products/product-page.ts';
import type { ProductTexts } from '../../../content/content-types.ts';
import styles from './ProductHero.module.css';

type Props = { group: string; hero: ProductTexts['hero']; children: ReactNode };

/** The first section of a product page: what the product is, two links, and a line that leads to the product's scene. */
export function ProductHero({ group, hero, children }: Props) {
  const { contact, apiDocs } = productPage;
  return (
    <section className={`container ${styles.hero}`} aria-labelledby="product-heading">
      <div className={styles.words}>
        <p className={styles.group}>{group}</p>
        <h1 id="product-heading">{hero.heading}</h1>
        <p className={styles.para}>{hero.para}</p>
        <p className={styles.actions}>
          <a className="button" href={contact.href}>
            {contact.label}
          </a>
          {hero.hasApiDocs && (
            <ExternalLink className="button button-quiet" href={apiDocs.href}>
              {apiDocs.label}
            </ExternalLink>
          )}
        </p>
        <div className={styles.streams}>
          <StreamDivider />
        </div>
      </div>
      {children}
    </section>
  );
}
