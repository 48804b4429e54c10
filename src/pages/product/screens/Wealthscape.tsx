import { wealthscape, wealthscapeSceneTexts as sample } from '../../../content/products/wealthscape.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { featureDrawings } from '../scenes/wealthscape/feature-drawings.tsx';
import { Scene } from '../scenes/Scene.tsx';
import styles from './Wealthscape.module.css';
import { WealthStreams } from '../scenes/wealthscape/WealthStreams.tsx';

/** The page of Wealthscape. Each product has its own module, so that a visitor loads only the product that they open. */
export default function Wealthscape() {
  return (
    <ProductScreen slug="wealthscape" texts={wealthscape} featureDrawings={featureDrawings}>
      <WealthscapeScene />
    </ProductScreen>
  );
}

/** The scene of Wealthscape: three kinds of holdings as streams into one bar; nudges and a cross-sell below. */
function WealthscapeScene() {
  const { total, nudges, crossSell } = sample;
  return (
    <Scene caption={sample.caption} className={styles.panel}>
      <p className={styles.total}>
        <span>{total.name}</span> <strong>{total.value}</strong>
      </p>
      <WealthStreams />
      <div className={styles.insights}>
        <p className={styles.title}>{nudges.name}</p>
        <ul className={styles.nudges}>
          {nudges.items.map(({ about, words, to }) => (
            <li key={about}>
              <strong data-about={about}>{about}</strong>
              <p>{words}</p>
              <span>{to}</span>
            </li>
          ))}
        </ul>
        <div className={styles.crossSell}>
          <strong>{crossSell.name}</strong>
          <p>{crossSell.words}</p>
          <span>{crossSell.reason}</span>
        </div>
      </div>
    </Scene>
  );
}
