import { prism, prismSceneTexts as sample } from '../../../content/products/prism.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { NarrationByParts } from '../scenes/prism/NarrationByParts.tsx';
import { Narrations } from '../scenes/prism/Narrations.tsx';
import styles from './Prism.module.css';
import { featureDrawings } from '../scenes/prism/feature-drawings.tsx';
import { Scene } from '../scenes/Scene.tsx';

/** The page of Prism. Each product has its own module, so that a visitor loads only the product that they open. */
export default function Prism() {
  return (
    <ProductScreen slug="prism" texts={prism} featureDrawings={featureDrawings}>
      <PrismScene />
    </ProductScreen>
  );
}

/** The scene of Prism: one narration explained part by part, others with their categories, and insights. */
function PrismScene() {
  const { insights } = sample;
  return (
    <Scene caption={sample.caption} className={styles.panel}>
      <NarrationByParts />
      <Narrations />
      <div className={styles.insights}>
        <p className={styles.title}>{insights.name}</p>
        <ul>
          {insights.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </Scene>
  );
}
