import { connecthub, connecthubSceneTexts as sample } from '../../../content/products/connecthub.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import styles from './ConnectHub.module.css';
import { ConsentMarks } from '../scenes/connecthub/ConsentMarks.tsx';
import { featureDrawings } from '../scenes/connecthub/feature-drawings.tsx';
import { RequestsChart } from '../scenes/connecthub/RequestsChart.tsx';
import { UsageTable } from '../scenes/connecthub/UsageTable.tsx';
import { Scene, SceneHead } from '../scenes/Scene.tsx';

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
  const { head, alert, figures } = sample;
  return (
    <Scene caption={sample.caption} className={styles.console}>
      <SceneHead {...head} />
      <p className={styles.alert}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3 22 21H2zM12 10v5M12 17v2" />
        </svg>
        <span>
          <strong>{alert.name}</strong> {alert.words}
        </span>
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
      <UsageTable />
      <RequestsChart />
    </Scene>
  );
}
