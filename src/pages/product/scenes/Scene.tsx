import type { ReactNode } from 'react';
import styles from './Scene.module.css';

type Props = { caption: string; className?: string | undefined; children: ReactNode };

/** The frame of a product's scene: the CSS container whose width its styles query, and the caption "Sample data". */
export function Scene({ caption, className = '', children }: Props) {
  return (
    <figure className={styles.scene}>
      <div className={className}>{children}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
