import { connecthub, connecthubSceneTexts as sample } from '../../../content/products/connecthub.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import styles from './ConnectHub.module.css';
import { ConsentMarks } from '../scenes/connecthub/ConsentMarks.tsx';
import { featureDrawings } from '../scenes/connecthub/feature-drawings.tsx';
import { UsageTable } from '../scenes/connecthub/UsageTable.tsx';
import { Scene } from '../scenes/Scene.tsx';

/** The page of ConnectHub. Each product has its own module, so that a visitor loads only the product that they open. */
export default function ConnectHub() {
  return (
    <ProductScreen slug="connecthub" texts={connecthub} featureDrawings={featureDrawings}>
      <ConnectHubScene />
    </ProductScreen>
  );
}

/** The scene of ConnectHub: a dashboard with accounts, consents, requests, billing and an alert. */
function ConnectHubScene() {
  const { head, figures, alert } = sample;
  return (
    <Scene caption={sample.caption} className={styles.console}>
      <p className={styles.head}>
        <strong>{head.name}</strong> <span>{head.state}</span>
      </p>
      <dl className={styles.figures}>
        {figures.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.value}>{value}</span> <span className={styles.note}>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <ConsentMarks />
      <RequestsChart />
      <UsageTable />
      <p className={styles.alert}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3 22 21H2zM12 10v5M12 17v2" />
        </svg>
        <span>
          <strong>{alert.name}</strong> {alert.words}
        </span>
      </p>
    </Scene>
  );
}

const drawBar = (hundreds: number) => `v${-hundreds}h7v${hundreds}z`;

function RequestsChart() {
  const { name, words, scale, hours, slowHour, from, slow, to } = sample.requests;
  return (
    <div className={styles.requests}>
      <p>
        {name}{' '}
        <span className={styles.scale} aria-hidden="true">
          {scale}
        </span>
      </p>
      <svg
        viewBox={`0 0 ${hours.length * 10 - 3} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        <path d={`M0 100${hours.map(drawBar).join('m10 0')}`} />
        <path className={styles.slow} d={`M${slowHour * 10} 100${drawBar(hours[slowHour]!)}`} />
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{from}</span>
        <span>{slow}</span>
        <span>{to}</span>
      </p>
    </div>
  );
}
