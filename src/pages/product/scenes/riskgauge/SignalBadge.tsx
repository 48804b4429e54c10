import styles from './SignalBadge.module.css';

/** The number of a signal as a badge, used over its month and beside its text. */
export function SignalBadge({ signal, level }: { signal: number; level: string }) {
  return (
    <span className={styles.signal} data-level={level} aria-hidden="true">
      {signal}
    </span>
  );
}
