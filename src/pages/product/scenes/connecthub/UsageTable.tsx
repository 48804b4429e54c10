import { connecthubSceneTexts as sample } from '../../../../content/products/connecthub.ts';
import styles from './UsageTable.module.css';

/** A table of the requests of each aggregator, with the share of answered ones. */
export function UsageTable() {
  const { name, columns, rows, slow } = sample.usage;
  return (
    <div className={styles.usage}>
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
