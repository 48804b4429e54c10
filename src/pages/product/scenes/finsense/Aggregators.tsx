import styles from './Aggregators.module.css';
import { finsenseSceneTexts as sample } from '../../../../content/products/finsense.ts';

const aggregatorYs = [17, 50, 83];
const routingLineOffsets = [-2.4, 0, 2.4];

/** Lines from the consent to each aggregator, in a wide scene only; the line to the chosen one is highlighted. */
export function RoutingLines() {
  return (
    <svg className={styles.routes} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {aggregatorYs
        .slice(1)
        .flatMap((target) =>
          routingLineOffsets.map((offset) => (
            <path
              key={`${target} ${offset}`}
              d={`M0 ${58 + offset}C55 ${58 + offset} 45 ${target + offset} 100 ${target + offset}`}
            />
          )),
        )}
      <path className={styles.chosen} d={`M0 58C55 58 45 ${aggregatorYs[0]} 100 ${aggregatorYs[0]}`} />
    </svg>
  );
}

/** The aggregators that can serve the request, each with its health in words; one is marked as chosen. */
export function Aggregators() {
  return (
    <div className={styles.aggregators}>
      <p className={styles.label}>{sample.routing}</p>
      <ul>
        {sample.aggregators.map(({ name, health, words, choice }, index) => (
          <li key={name} data-chosen={index === 0 || undefined}>
            <strong>{name}</strong>
            <span className={styles.choice}>{choice}</span>
            <span className={styles.health}>
              <svg viewBox="0 0 12 12" aria-hidden="true" data-health={health}>
                <circle cx="6" cy="6" r="5" />
                <path d="M6 1a5 5 0 0 1 0 10z" />
              </svg>
              {words}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
