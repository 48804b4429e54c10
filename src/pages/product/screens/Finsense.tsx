import { finsense, finsenseSceneTexts as sample } from '../../../content/products/finsense.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { Aggregators, RoutingLines } from '../scenes/finsense/Aggregators.tsx';
import { Consents } from '../scenes/finsense/Consents.tsx';
import styles from './Finsense.module.css';
import { featureDrawings } from '../scenes/finsense/feature-drawings.tsx';
import { Scene } from '../scenes/Scene.tsx';

/** The page of Finsense. Each product has its own module, so that a visitor loads only the product that they open. */
export default function Finsense() {
  return (
    <ProductScreen slug="finsense" texts={finsense} featureDrawings={featureDrawings}>
      <FinsenseScene />
    </ProductScreen>
  );
}

/** The scene of Finsense: a consent journey with two consents, three aggregators and the fetches that follow. */
function FinsenseScene() {
  return (
    <Scene caption={sample.caption} className={styles.panel}>
      <p className={styles.journey}>
        <strong>{sample.journey.name}</strong> <span>{sample.journey.channel}</span>
      </p>
      <ol className={styles.steps}>
        {sample.steps.map(({ name, time }) => (
          <li key={name}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="12" />
              <path d="m7 12.5 3.5 3.5L17 9" />
            </svg>
            <span className={styles.step}>{name}</span> <span className={styles.time}>{time}</span>
          </li>
        ))}
      </ol>
      <div className={styles.exchange}>
        <Consents />
        <RoutingLines />
        <Aggregators />
      </div>
      <FetchProgress />
    </Scene>
  );
}

const drawBars = (count: number) => 'h8v14h-8zm10 0'.repeat(count);

function FetchProgress() {
  const { name, words, done, planned } = sample.fetches;
  return (
    <div className={styles.fetches}>
      <p>
        <strong>{name}</strong> <span>{words}</span>
      </p>
      <svg viewBox={`0 0 ${planned * 10 - 2} 14`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.done} d={`M0 0${drawBars(done)}`} />
        <path d={`M${done * 10} 0${drawBars(planned - done)}`} />
      </svg>
    </div>
  );
}
