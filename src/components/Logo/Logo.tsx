import { headerAndLinkWords } from '../../content/frame.ts';
import { identity } from '../../content/site-identity.ts';
import { paths } from '../../content/paths.ts';
import styles from './Logo.module.css';

/** The company's name with its mark: three streams that become one. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg className={styles.mark} viewBox="3 4 26 24" aria-hidden="true">
        <path d="M4.5 7.5c9 0 8.5 8.5 15 8.5h8" />
        <path d="M4.5 24.5c9 0 8.5-8.5 15-8.5h8" />
        <path className={styles.joining} d="M4.5 16h23" />
      </svg>
      {identity.name}
    </span>
  );
}

/** The logo, a link to the home page. */
export function Logo() {
  return (
    <a className={styles.logo} href={paths.home}>
      <Wordmark />
      <span className="visually-hidden">{headerAndLinkWords.home}</span>
    </a>
  );
}
