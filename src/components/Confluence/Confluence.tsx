import styles from './Confluence.module.css';
import { drawStreamAfterLine, spaceEvenly } from './streams.ts';

type ConfluenceVariant = 'hero' | 'banner';

type ConfluenceDrawing = {
  viewBox: string;
  fit: string;
  streams: readonly string[];
  /** The path of the one stream into which the others flow. */
  joined: string;
  /** A path of length 0 at the start of the stream `joined`, drawn as a dot with a ring. */
  join: string;
};

const heroStreamXs = spaceEvenly(13, 372, 1236);

const drawingOfVariant: Record<ConfluenceVariant, ConfluenceDrawing> = {
  // The stream `joined` ends at the left of the lower edge, where the drawing of the next section continues it.
  hero: {
    viewBox: '0 -260 1400 900',
    fit: 'xMinYMax slice',
    streams: [heroStreamXs.map((x) => `M${x}-260V${400 - x / 6}Q${x} 556 ${x / 2 - 30} 556H140`).join('')],
    joined: 'M140 556H64Q0 556 0 620V644',
    join: 'M140 556h0',
  },
  banner: {
    viewBox: '0 0 1180 500',
    fit: 'none',
    // The farther out a stream is, the later it turns and joins, so none crosses another.
    streams: spaceEvenly(17, -8, 8).map((place) => {
      const rank = Math.abs(place);
      const turn = [400 + 52 * rank, 250 + place * (15 + 2 * rank)] as const;
      return `${drawStreamAfterLine(-40, turn, [964 + 27 * rank, 250])}H1180`;
    }),
    // Beyond the box, to the window's other edge.
    joined: 'M1180 250H20000',
    join: 'M1180 250h0',
  },
};

/** The site's motif: fine parallel lines that flow together into one. Fills its box. */
export function Confluence({ variant }: { variant: ConfluenceVariant }) {
  const { viewBox, fit, streams, joined, join } = drawingOfVariant[variant];
  return (
    <svg className={styles[variant]} viewBox={viewBox} preserveAspectRatio={fit} aria-hidden="true">
      {streams.map((path) => (
        <path key={path} className={styles.stream} d={path} />
      ))}
      <path className={styles.joined} d={joined} />
      <path className={styles.ring} d={join} />
      <path className={styles.eye} d={join} />
    </svg>
  );
}
