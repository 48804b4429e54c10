import { Confluence } from '../../../components/Confluence/Confluence.tsx';
import { FlowLabels } from './FlowLabels.tsx';
import styles from './HeroStream.module.css';

/** The streams of the home page, with labels of what flows in them. */
export function HeroStream() {
  return (
    <div className={styles.stream}>
      <div className={styles.drawing}>
        <Confluence variant="hero" />
      </div>
      <FlowLabels />
    </div>
  );
}
