import { lendscape, lendscapeSceneTexts as sample } from '../../../content/products/lendscape.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { Gauge } from '../scenes/riskgauge/Gauge.tsx';
import { IncomeChart } from '../scenes/riskgauge/IncomeChart.tsx';
import { SignalBadge } from '../scenes/riskgauge/SignalBadge.tsx';
import styles from './RiskGauge.module.css';
import { featureDrawings } from '../scenes/riskgauge/feature-drawings.tsx';
import { Scene, SceneHead } from '../scenes/Scene.tsx';

/** The page of RiskGauge. Each product has its own module, so that a visitor loads only the product that they open. */
export default function RiskGauge() {
  return (
    <ProductScreen slug="lendscape" texts={lendscape} featureDrawings={featureDrawings}>
      <RiskGaugeScene />
    </ProductScreen>
  );
}

/** The scene of RiskGauge: the risk with the early warnings behind it, and a year of income, obligations and balance. */
function RiskGaugeScene() {
  return (
    <Scene caption={sample.caption} className={styles.report}>
      <div className={styles.risk}>
        <SceneHead {...sample.head} />
        <Gauge />
        <SentinelSignals />
      </div>
      <div className={styles.analysis}>
        <IncomeChart />
        <dl className={styles.categories}>
          {sample.categories.map(({ name, value, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <strong>{value}</strong> <span>{note}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Scene>
  );
}

function SentinelSignals() {
  const { name, signals } = sample.sentinel;
  return (
    <div className={styles.sentinel}>
      <p>
        <strong>{name}</strong>
      </p>
      <ol>
        {signals.map(({ month, words, level }, index) => (
          <li key={month}>
            <SignalBadge signal={index + 1} level={level} />
            <span>
              {words}
              <span className={styles.month}>{`${month}: ${level.toLowerCase()}`}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
