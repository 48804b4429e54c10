import { connecthubSceneTexts as sample } from '../../../../content/products/connecthub.ts';
import styles from './UsageTable.module.css';

/** A table of the requests of each aggregator, with the share of answered ones; on a wide screen a line leads to each. */
export function UsageTable() {
  const { name, columns, rows, slow } = sample.usage;
  return (
    <div className={styles.usage}>
      <svg viewBox="0 0 100 99" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0-72C50-72 45 16.5 92 16.5h8M0 30C50 30 45 82.5 92 82.5h8" />
        <path className={styles.dots} d="M100 16.5h0M100 82.5h0" />
        <path className={styles.slow} d="M0-21C50-21 45 49.5 92 49.5h8" />
        <path className={`${styles.slow} ${styles.dots}`} d="M100 49.5h0" />
      </svg>
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([aggregator, ...cells]) => (
            <tr key={aggregator} data-slow={aggregator === slow || undefined}>
              <th scope="row">{aggregator}</th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
