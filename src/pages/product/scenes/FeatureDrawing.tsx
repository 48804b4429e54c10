import styles from './FeatureDrawing.module.css';

/** The shapes of a drawing as SVG paths, from back to front. */
type Props = {
  /** Tinted areas. */
  areas?: string;
  /** Tinted cards, each drawn 4 units larger than its path on every side: the round join makes its corners. */
  cards?: string;
  /** Fine lines of what is in the background. */
  faint?: string;
  lines: string;
  /** The one marigold line: what the feature finds, chooses or joins. */
  joined: string;
  /** Subpaths of length 0, each drawn as a dot. */
  dots?: string;
};

/**
 * A small drawing that explains a feature, 160 x 96 units, in the site's motif of lines that flow together. In all
 * drawings nodes have a radius of 6, corners a radius of 4; frames keep 8 units from the edge, and streams reach it.
 */
export function FeatureDrawing({ areas, cards, faint, lines, dots, joined }: Props) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 96" aria-hidden="true">
      {areas && <path className={styles.areas} d={areas} />}
      {cards && <path className={styles.cards} d={cards} />}
      {faint && <path className={styles.faint} d={faint} />}
      <path d={lines} />
      <path className={styles.joined} d={joined} />
      {dots && <path className={styles.dots} d={dots} />}
    </svg>
  );
}
