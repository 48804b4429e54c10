import type { MouseEvent } from 'react';
import { headerAndLinkWords } from '../../content/frame.ts';
import styles from './SkipLink.module.css';

/** The skip link, the first Tab stop. It moves the focus without changing the address, which would add to the history. */
export function SkipLink() {
  function skip(event: MouseEvent) {
    event.preventDefault();
    document.getElementById('main')!.focus();
  }

  return (
    <a className={styles.link} href="#main" onClick={skip}>
      {headerAndLinkWords.skip}
    </a>
  );
}
