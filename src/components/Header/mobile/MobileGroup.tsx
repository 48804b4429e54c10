import { useId } from 'react';
import type { ProductGroup } from '../../../content/content-types.ts';
import { NavigationLink } from '../../NavigationLink/NavigationLink.tsx';
import { ProductLink } from '../ProductLink.tsx';
import panelStyles from './MobilePanel.module.css';
import styles from './MobileSubPanel.module.css';

type Props = { group: ProductGroup; expanded: boolean; onToggle: () => void };

/** A group of the Products menu on a narrow screen: a button that expands its sentence and products, or a link. */
export function MobileGroup({ group, expanded, onToggle }: Props) {
  const id = useId();

  if (group.cta !== undefined) {
    return (
      <li>
        <NavigationLink href={group.cta} className={panelStyles.entry}>
          {group.heading}
        </NavigationLink>
      </li>
    );
  }

  return (
    <li>
      <button
        type="button"
        className={`${panelStyles.entry} ${styles.group}`}
        aria-expanded={expanded}
        aria-controls={id}
        onClick={onToggle}
      >
        {group.heading}
        <svg className={panelStyles.chevron} viewBox="0 0 12 12" aria-hidden="true">
          <path d="m2 4 4 4 4-4" />
        </svg>
      </button>
      <div id={id} className={styles.details} hidden={!expanded}>
        <p>{group.para}</p>
        {group.details.map((detail) => (
          <ProductLink key={detail.cta} detail={detail} />
        ))}
      </div>
    </li>
  );
}
