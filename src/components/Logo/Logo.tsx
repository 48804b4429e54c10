import { Link } from 'react-router-dom';
import { identity } from '../../content/identity.ts';
import styles from './Logo.module.css';

/** The confluence: three streams become one. Takes the colour of its surroundings. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="3 4 26 24" aria-hidden="true">
      <path d="M4.5 7.5c9 0 8.5 8.5 15 8.5h8" />
      <path d="M4.5 24.5c9 0 8.5-8.5 15-8.5h8" />
      <path className={styles.joining} d="M4.5 16h23" />
    </svg>
  );
}

/** The way home from every screen. */
export function Logo() {
  return (
    <Link className={styles.logo} to="/">
      <Mark />
      <span className={styles.name}>{identity.name}</span>
      <span className="visually-hidden"> home</span>
    </Link>
  );
}
