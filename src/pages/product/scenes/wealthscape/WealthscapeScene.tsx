import { Scene } from '../Scene.tsx';
import styles from './WealthscapeScene.module.css';
import { wealthscapeScene as sample } from '../../../../content/scenes/wealthscape-scene.ts';
import { WealthStreams } from './WealthStreams.tsx';

/** The scene of Wealthscape: three kinds of holdings as streams into one bar, with nudges and a cross-sell below. */
export function WealthscapeScene() {
  const { total, nudges, crossSell } = sample;
  return (
    <Scene caption={sample.caption}>
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
