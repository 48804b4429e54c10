import listStyles from './AnnualReturns.module.css';
import styles from './FileRow.module.css';
import shimmerStyles from './Shimmer.module.css';
import stop from './Stop.module.css';

/** Enough rows to fill the height of the card, so that the page does not move when the list arrives. */
const PLACEHOLDER_ROWS = [1, 2, 3, 4, 5];

/** The placeholder for the list while it loads. */
export function Shimmer() {
  return (
    <div className={`${listStyles.list} ${shimmerStyles.shimmer} needs-script`} aria-hidden="true">
      {PLACEHOLDER_ROWS.map((row) => (
        <div key={row} className={`${stop.stop} ${styles.row}`}>
          <span className={styles.year}>
            <span className={`${shimmerStyles.bone} ${shimmerStyles.year}`} />
          </span>
          <span className={styles.file}>
            <span className={`${shimmerStyles.bone} ${shimmerStyles.icon}`} />
            <span className={`${shimmerStyles.bone} ${styles.name}`} />
            <span className={`${shimmerStyles.bone} ${shimmerStyles.action}`} />
          </span>
        </div>
      ))}
    </div>
  );
}
