import { useId } from 'react';
import type { ProductGroup } from '../../../content/content-types.ts';
import { MenuGroup } from './MenuGroup.tsx';
import styles from './ProductsMenu.module.css';
import { useHoverIntent } from './useHoverIntent.ts';
import { useProductsMenu } from './useProductsMenu.ts';

/** The Products menu: a button and its panel with the groups and, beside them, the details of the highlighted one. */
export function ProductsMenu({ name, groups }: { name: string; groups: readonly ProductGroup[] }) {
  const id = useId();
  const { root, button, panel, on, open, highlighted, highlight, close, toggle } = useProductsMenu();
  const intentOf = useHoverIntent(highlight);

  return (
    <li ref={root} className={styles.menu} {...on}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        {name}
        <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
          <path d="m2 4 4 4 4-4" />
        </svg>
      </button>
      <div ref={panel} id={id} className={styles.panel} data-panel="" data-open={open || undefined}>
        <ul className={styles.groups}>
          {groups.map((group, index) => (
            <MenuGroup
              key={group.heading}
              group={group}
              highlighted={index === highlighted}
              highlight={() => highlight(index)}
              close={close}
              intent={intentOf(index)}
            />
          ))}
        </ul>
      </div>
    </li>
  );
}
