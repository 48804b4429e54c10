import type { ProductTexts } from '../../../content/content-types.ts';
import styles from './NeedsAndGets.module.css';

type Props = Pick<ProductTexts, 'needs' | 'gets'>;

/** The requirements of a product and what its customers get, side by side on a wide screen. */
export function NeedsAndGets({ needs, gets }: Props) {
  return (
    <div className={`container ${styles.inner}`}>
      <section className={styles.needs} aria-labelledby="needs-heading">
        <h2 id="needs-heading">{needs.heading}</h2>
        <ItemList items={needs.items} />
      </section>
      <section className={styles.gets} aria-labelledby="gets-heading">
        <h2 id="gets-heading">{gets.heading}</h2>
        <ItemList items={gets.items} />
      </section>
    </div>
  );
}

function ItemList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} data-slide-in="">
          {item}
        </li>
      ))}
    </ul>
  );
}
