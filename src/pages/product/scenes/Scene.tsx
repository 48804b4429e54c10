import type { ReactNode } from 'react';
import styles from './Scene.module.css';

type Props = { caption: string; className?: string | undefined; children: ReactNode };

/** The frame of a product's scene, a container for its queries of width, with the caption that the data are samples. */
export function Scene({ caption, className = '', children }: Props) {
  return (
    <figure className={styles.scene}>
      <div className={className}>{children}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
