import styles from './Aggregators.module.css';
import { finsenseSceneTexts as sample } from '../../../../content/products/finsense.ts';

const [chosenY, ...standbyYs] = [17, 50, 83] as const;
const drawRoute = (y: number) => `M0 58C55 58 45 ${y} 100 ${y}`;

/** Lines from the consent to each aggregator, in a wide scene only; the line to the chosen one is highlighted. */
export function RoutingLines() {
  return (
    <svg className={styles.routes} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={standbyYs.map(drawRoute).join('')} />
      <path className={styles.chosen} d={drawRoute(chosenY)} />
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
