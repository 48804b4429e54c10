import type { ReactNode } from 'react';
import styles from './Scene.module.css';

type Props = { caption: string; className?: string | undefined; children: ReactNode };

/** The frame of a product's scene: a caption, and the CSS container whose width the drawing's styles query. */
export function Scene({ caption, className = '', children }: Props) {
  return (
    <figure className={styles.scene}>
      <div className={className}>{children}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

/** The first row of a scene: whom or what it shows, and of which month or in which state. */
export function SceneHead({ name, note }: { name: string; note: string }) {
  return (
    <p className={styles.head}>
      <strong>{name}</strong> <span>{note}</span>
    </p>
  );
}
