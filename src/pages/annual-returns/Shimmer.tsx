import styles from './AnnualReturns.module.css';
import own from './Shimmer.module.css';

/** As many rows as the card is high: what comes in its place moves nothing. */
const ROWS = [1, 2, 3, 4, 5];

/** Stands where the list will be. */
export function Shimmer() {
  return (
    <div className={`${styles.card} ${own.shimmer}`} aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.year}>
            <span className={`${own.bone} ${own.year}`} />
          </span>
          <span className={styles.file}>
            <span className={`${own.bone} ${own.icon}`} />
            <span className={own.bone} />
            <span className={`${own.bone} ${own.action}`} />
          </span>
        </div>
      ))}
    </div>
  );
}
