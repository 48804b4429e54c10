import styles from './Labels.module.css';

/** The labels of a product, each on a small ground. */
export function Labels({ labels }: { labels: readonly string[] }) {
  return (
    <ul className={styles.labels}>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
