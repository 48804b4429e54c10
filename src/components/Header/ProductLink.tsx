import type { Detail } from '../../content/types.ts';
import { NavigationLink } from '../NavigationLink/NavigationLink.tsx';
import styles from './ProductLink.module.css';

/** A product in the navigation, on wide and narrow screens: its name and one sentence, all of it a link. */
export function ProductLink({ detail, onFollow }: { detail: Detail; onFollow: () => void }) {
  return (
    <NavigationLink className={styles.link} href={detail.cta} onClick={onFollow}>
      <span className={styles.name}>{detail.subHeading}</span>
      <span className={styles.para}>{detail.subPara}</span>
    </NavigationLink>
  );
}
