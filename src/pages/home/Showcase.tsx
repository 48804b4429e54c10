import { ProductCard } from '../../components/ProductCard/ProductCard.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { home } from '../../content/home/home.ts';
import { limits } from '../../content/limits.ts';
import { productGroups, products } from '../../content/products/products.ts';
import { Rail } from './Rail.tsx';
import styles from './Showcase.module.css';

const { section, heading, para, tabsLabel } = home.showcase;

/** The showcase of the products: a tab for each group. */
export function Showcase() {
  const tabs = Object.entries(productGroups).map(([id, { tab }]) => ({
    id,
    label: tab,
    content: <ProductCards group={id} />,
  }));
  return (
    <section className={`container ${styles.showcase}`} aria-labelledby="showcase-heading">
      <Rail />
      <div className={styles.intro}>
        <div>
          <p className={styles.section}>{section}</p>
          <h2 id="showcase-heading">{heading}</h2>
        </div>
        <p className={styles.para}>{para}</p>
      </div>
      <Tabs label={tabsLabel} tabs={tabs} initial={limits.showcaseTab} />
    </section>
  );
}

function ProductCards({ group }: { group: string }) {
  const members = products.filter((product) => product.group === group);
  return (
    <ul className={styles.cards}>
      {members.map((product) => (
        <li key={product.slug} className={styles.place}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}
