import styles from './Avatar.module.css';

/** The icon of the assistant: streams that become one line. */
export function Avatar() {
  return (
    <svg className={styles.avatar} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" />
      <path d="M10 13c8 0 8 11 16 11M10 20c7 0 7 4 16 4M10 28c7 0 7-4 16-4M10 35c8 0 8-11 16-11" />
      <path className={styles.joined} d="M26 24h12" />
    </svg>
  );
}
