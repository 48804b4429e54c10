import { ProductCard } from '../../components/ProductCard/ProductCard.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { home } from '../../content/home/home.ts';
import { limits } from '../../content/limits.ts';
import { cards } from '../../content/products/cards.ts';
import { type ShowcaseGroup, showcaseGroups } from '../../content/content-types.ts';
import styles from './Showcase.module.css';

const { section, heading, para, tabsLabel } = home.showcase;

/** The showcase of the five products: a tab for each group. */
export function Showcase() {
  const tabs = showcaseGroups.map((group, index) => ({
    id: String(index),
    label: group,
    content: <Cards group={group} />,
  }));
  return (
    <section className={`container ${styles.showcase}`} aria-labelledby="showcase-heading">
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

function Cards({ group }: { group: ShowcaseGroup }) {
  const members = Object.values(cards).filter((card) => card.group === group);
  return (
    <ul className={styles.cards}>
      {members.map((card) => (
        <li key={card.slug} className={styles.place}>
          <ProductCard card={card} />
        </li>
      ))}
    </ul>
  );
}
