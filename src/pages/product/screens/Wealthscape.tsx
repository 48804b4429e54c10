import { wealthscape, wealthscapeSceneTexts as sample } from '../../../content/products/wealthscape.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { featureDrawings } from '../scenes/wealthscape/feature-drawings.tsx';
import { Scene, SceneHead } from '../scenes/Scene.tsx';
import styles from './Wealthscape.module.css';
import { Portfolio } from '../scenes/wealthscape/Portfolio.tsx';

/** The page of Wealthscape. Each product has its own module, so that a visitor loads only the product that they open. */
export default function Wealthscape() {
  return (
    <ProductScreen slug="wealthscape" texts={wealthscape} featureDrawings={featureDrawings}>
      <WealthscapeScene />
    </ProductScreen>
  );
}

/** The scene of Wealthscape: holdings make one portfolio, and money that is idle leads to an insight. */
function WealthscapeScene() {
  return (
    <Scene caption={sample.caption} className={styles.panel}>
      <SceneHead {...sample.head} />
      <Portfolio />
      <ul className={styles.insights}>
        {sample.insights.map(({ about, words, kind }) => (
          <li key={about}>
            <strong>{about}</strong>
            <p>{words}</p>
            <span>{kind}</span>
          </li>
        ))}
      </ul>
    </Scene>
  );
}
