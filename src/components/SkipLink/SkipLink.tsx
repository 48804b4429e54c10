import styles from './SkipLink.module.css';

/** The first stop of the Tab key on every screen. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#main">
      Skip to content
    </a>
  );
}
