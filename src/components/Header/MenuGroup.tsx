import { type PointerEvent, useId } from 'react';
import type { Group } from '../../content/types.ts';
import { NavigationLink } from '../NavigationLink/NavigationLink.tsx';
import styles from './MenuGroup.module.css';
import { ProductLink } from './ProductLink.tsx';
import type { Aim } from './useAim.ts';

type Props = {
  group: Group;
  index: number;
  highlighted: boolean;
  aim: Aim;
  highlight: (index: number) => void;
  close: () => void;
};

/** A group of the Products menu: highlighted by pointing, focus or press, it shows its sentence and products. */
export function MenuGroup({ group, index, highlighted, aim, highlight, close }: Props) {
  const id = useId();
  const choose = () => highlight(index);
  const stop = {
    className: styles.group,
    'data-group': '',
    onPointerMove: (event: PointerEvent) => aim.over(index, event),
    onPointerLeave: aim.out,
  };

  return (
    <li className={styles.item} data-highlighted={highlighted ? '' : undefined} onFocus={choose}>
      {group.cta !== undefined ? (
        <NavigationLink {...stop} href={group.cta} onClick={close}>
          {group.heading}
        </NavigationLink>
      ) : (
        <button {...stop} type="button" aria-expanded={highlighted} aria-controls={id} onClick={choose}>
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
      </div>
    </li>
  );
}
