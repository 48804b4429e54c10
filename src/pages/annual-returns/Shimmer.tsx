import styles from './AnnualReturns.module.css';

/** As many rows as the card is high: what comes in its place moves nothing. */
const ROWS = [1, 2, 3, 4, 5];

/** Stands where the list will be. */
export function Shimmer() {
  return (
    <div className={`${styles.card} ${styles.shimmer}`} aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.year}>
            <span className={styles.bone} />
          </span>
          <span className={styles.file}>
            <span className={styles.bone} />
            <span className={styles.bone} />
          </span>
        </div>
      ))}
    </div>
  );
}
