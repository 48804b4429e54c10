import { useId } from 'react';
import type { Group } from '../../content/types.ts';
import { MenuGroup } from './MenuGroup.tsx';
import styles from './ProductsMenu.module.css';
import { useAim } from './useAim.ts';
import { useProductsMenu } from './useProductsMenu.ts';

/** A button and the panel that it opens: groups, and the highlighted one's sentence and products beside them. */
export function ProductsMenu({ name, groups }: { name: string; groups: readonly Group[] }) {
  const id = useId();
  const menu = useProductsMenu();
  const aim = useAim(menu.highlight);

  return (
    <li ref={menu.root} className={styles.menu} {...menu.on}>
      <button
        ref={menu.button}
        type="button"
        className={styles.button}
        aria-expanded={menu.open}
        aria-controls={id}
        onClick={menu.toggle}
      >
        {name}
        <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
          <path d="m2 4 4 4 4-4" />
        </svg>
      </button>
      <div ref={menu.panel} id={id} className={styles.panel} data-open={menu.open ? '' : undefined}>
        <ul className={styles.groups} onPointerLeave={aim.forget}>
          {groups.map((group, index) => (
            <MenuGroup
              key={group.heading}
              group={group}
              index={index}
              highlighted={index === menu.group}
              aim={aim}
              highlight={menu.highlight}
              close={menu.close}
            />
          ))}
        </ul>
      </div>
    </li>
  );
}
