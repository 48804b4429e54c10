import { prism, prismSceneTexts as sample } from '../../../content/products/prism.ts';
import { ProductScreen } from '../ProductScreen.tsx';
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
      <BankNarrationByParts />
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

function BankNarrationByParts() {
  const { name, parts, separator, label, note } = sample.opened;
  return (
    <div className={styles.opened}>
      <p className={styles.title}>{name}</p>
      <dl className={styles.parts}>
        {parts.map(({ raw, read }, index) => (
          <div key={read}>
            <dt>
              <code>{raw}</code>
              {index < parts.length - 1 && <span aria-hidden="true">{separator}</span>}
            </dt>
            <dd>{read}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.result}>
        <strong>{label}</strong> <span>{note}</span>
      </p>
    </div>
  );
}
