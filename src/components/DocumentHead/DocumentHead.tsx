import type { ReactNode } from 'react';
import { StreamDivider } from '../Confluence/StreamDivider.tsx';
import styles from './DocumentHead.module.css';

type Props = { heading: string; date?: ReactNode; intro: string; children?: ReactNode };

/** The head of a legal text or of a list of documents, above the site's motif or a drawing with it (2.50, 2.53, 2.58). */
export function DocumentHead({ heading, date, intro, children = <StreamDivider /> }: Props) {
  return (
    <>
      <div className={`container ${styles.head}`}>
        <h1>{heading}</h1>
        {date && <p className={styles.date}>{date}</p>}
        <p className={styles.intro}>{intro}</p>
      </div>
      {children}
    </>
  );
}
