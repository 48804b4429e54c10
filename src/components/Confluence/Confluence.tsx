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
    viewBox: '0 0 1600 600',
    fit: 'xMaxYMid slice',
    streams: [
      ...spaceEvenly(9, 60, 540).map(
        (y, index) => `${drawStreamAfterLine(-40, [480, y], [1020 + Math.abs(index - 4) * 25, 300])}H1150`,
      ),
      ...spaceEvenly(3, 670, 910).flatMap((x, index) => [
        `M${x} -300V-20Q${x} 300 ${1070 + index * 40} 300`,
        `M${x} 900V620Q${x} 300 ${1070 + index * 40} 300`,
      ]),
    ],
    joined: 'M1150 300H1600',
    join: 'M1150 300h0',
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
