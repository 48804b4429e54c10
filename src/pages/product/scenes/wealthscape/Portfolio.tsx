import { wealthscapeSceneTexts as sample } from '../../../../content/products/wealthscape.ts';
import styles from './Portfolio.module.css';

const { classes, total } = sample;
const sumOf = (holdings: readonly number[]) => holdings.reduce((sum, holding) => sum + holding, 0);
const holdingsOf = (some: readonly { holdings: readonly number[] }[]) =>
  some.flatMap(({ holdings }) => holdings);
const portfolio = sumOf(holdingsOf(classes));

/** Deposits, funds and equities in one bar, each institution's holding as wide as its amount. */
export function Portfolio() {
  return (
    <>
      <p className={styles.total}>
        <strong>{total.value}</strong> {total.name}
      </p>
      <ul className={styles.classes}>
        {classes.map(({ name, value, from, holdings }) => (
          <li key={name}>
            {name} <strong>{value}</strong> <span className={styles.from}>{from}</span>{' '}
            <span className={styles.share}>{Math.round((100 * sumOf(holdings)) / portfolio)}%</span>
          </li>
        ))}
      </ul>
      <p className={styles.sources} aria-hidden="true">
        {classes.flatMap(({ source, letters, holdings }) =>
          holdings.map((holding, index) => (
            <span key={holding}>
              <span>{source}</span> {letters[index]}
            </span>
          )),
        )}
      </p>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${portfolio} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {classes.map(({ name, holdings }, place) => (
          <g key={name}>
            {holdings.map((holding, index) => (
              <rect
                key={holding}
                x={sumOf([...holdingsOf(classes.slice(0, place)), ...holdings.slice(0, index)])}
                width={holding}
                height="1"
              />
            ))}
          </g>
        ))}
      </svg>
    </>
  );
}
