import type { ReactNode } from 'react';
import styles from './FeatureDrawing.module.css';

/**
 * The frame of a small drawing beside a feature, 160 x 96 units. Classes of its shapes: `joined` for the one marigold
 * line, `field` for a filled area, `faint` for what is in the background. Other shapes are lines in the river's colour.
 */
export function FeatureDrawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 96" aria-hidden="true">
      {children}
    </svg>
  );
}
