import type { ReactNode } from 'react';
import styles from './Scene.module.css';

type Props = { caption: string; className?: string | undefined; children: ReactNode };

/** The frame of a product's drawn scene: it adapts to its own width, and says that its data is a sample. */
export function Scene({ caption, className = '', children }: Props) {
  return (
    <figure className={styles.scene}>
      <div className={className}>{children}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
