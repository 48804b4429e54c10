import type { MouseEvent } from 'react';
import { frame } from '../../content/frame.ts';
import styles from './SkipLink.module.css';

/** The first stop of the Tab key on every screen; it leaves no trace in the address or the history. */
export function SkipLink() {
  function skip(event: MouseEvent) {
    event.preventDefault();
    document.getElementById('main')?.focus();
  }

  return (
    <a className={styles.link} href="#main" onClick={skip}>
      {frame.skip}
    </a>
  );
}
