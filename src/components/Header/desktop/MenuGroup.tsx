import { useId } from 'react';
import type { ProductGroup } from '../../../content/content-types.ts';
import { products } from '../../../content/products/products.ts';
import { NavigationLink } from '../../NavigationLink/NavigationLink.tsx';
import { ProductGlyph } from '../../ProductCard/ProductGlyph.tsx';
import styles from './MenuGroup.module.css';
import { ProductLink } from '../ProductLink.tsx';
import type { HoverIntentListeners } from './useHoverIntent.ts';

type Props = {
  group: ProductGroup;
  highlighted: boolean;
  highlight: () => void;
  close: () => void;
  /** Listeners that choose this group by hover intent. */
  intent: HoverIntentListeners;
};

/** A group of the Products menu. While highlighted by hover, focus or press, it shows its sentence and products. */
export function MenuGroup({ group, highlighted, highlight, close, intent }: Props) {
  const id = useId();
  const [only, second] = group.details ?? [];
  const onlyProduct = !second && products.find(({ cta }) => cta === only?.cta);
  const stop = { className: styles.group, 'data-group': '', onFocus: highlight, ...intent };

  return (
    <li className={styles.item} data-highlighted={highlighted || undefined}>
      {group.cta !== undefined ? (
        <NavigationLink {...stop} href={group.cta} onClick={close}>
          {group.heading}
        </NavigationLink>
      ) : (
        <button {...stop} type="button" aria-expanded={highlighted} aria-controls={id} onClick={highlight}>
          {group.heading}
        </button>
      )}
      <div id={id} className={styles.details} data-details="">
        <p className={styles.para}>{group.para}</p>
        <ul className={styles.products}>
          {group.details?.map((detail) => (
            <li key={detail.cta}>
              <ProductLink detail={detail} onFollow={close} />
            </li>
          ))}
        </ul>
        {/* Not in the prerendered HTML, where another group is highlighted: that saves bytes on each page. */}
        {highlighted && onlyProduct && <ProductGlyph slug={onlyProduct.slug} />}
      </div>
    </li>
  );
}
