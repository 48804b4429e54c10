import styles from './AnnualReturns.module.css';
import own from './Shimmer.module.css';

/** Enough rows to fill the height of the card, so that the page does not move when the list arrives. */
const PLACEHOLDER_ROWS = [1, 2, 3, 4, 5];

/** The placeholder for the list while it loads. */
export function Shimmer() {
  return (
    <div className={`${styles.card} ${own.shimmer} needs-script`} aria-hidden="true">
      {PLACEHOLDER_ROWS.map((row) => (
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
