import type { ProductDetail } from '../../content/content-types.ts';
import { NavigationLink } from '../NavigationLink/NavigationLink.tsx';
import styles from './ProductLink.module.css';

/** A link to a product with its name and one sentence, for the desktop and the mobile navigation. */
export function ProductLink({ detail, onFollow }: { detail: ProductDetail; onFollow?: () => void }) {
  return (
    <NavigationLink className={styles.link} href={detail.cta} onClick={onFollow}>
      <span className={styles.name}>{detail.subHeading}</span>
      <span className={styles.para}>{detail.subPara}</span>
    </NavigationLink>
  );
}
