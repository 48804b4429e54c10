import { across, spread } from '../Confluence/streams.ts';
import styles from './ProductCard.module.css';

type Glyph = { streams: readonly string[]; accents?: readonly string[]; dots?: readonly string[] };

const middle = 60;
const lanes = spread(7, 18, 102);

/** What each product does to the streams, in the site's one motif. */
const glyphs: Readonly<Record<string, Glyph>> = {
  // Many sources become one.
  finsense: {
    streams: [...lanes.map((y) => across([0, y], [230, middle])), `M230 ${middle}H480`],
    dots: ['M230 60h0'],
  },
  // One source answers many.
  connecthub: {
    streams: [`M0 ${middle}H250`, ...lanes.map((y) => across([250, middle], [480, y]))],
    dots: ['M250 60h0'],
  },
  // Steady lines, and one that falls away.
  lendscape: {
    streams: spread(5, 26, 66).map((y) => `M0 ${y}H480`),
    accents: ['M0 76H230C310 76 300 112 400 112H480'],
    dots: ['M300 95.5h0'],
  },
  // Holdings that grow at their own pace, seen together.
  wealthscape: {
    streams: spread(6, 16, 86).map((end, index) =>
      across([0, 96 + index * 3], [480, end], 0.4 + index * 0.04),
    ),
    dots: ['M480 16h0'],
  },
  // One narration is split into its meanings.
  prism: {
    streams: [
      'M0 84 206 66',
      'M190 100 240 20 290 100Z',
      ...spread(6, 30, 110).map((y) => `M262 56 480 ${y}`),
    ],
    dots: [],
  },
};

/** A product's drawing at the head of its card; a product without one has a card without one. */
export function ProductGlyph({ slug }: { slug: string }) {
  const glyph = glyphs[slug];
  if (!glyph) return null;
  return (
    <svg className={styles.glyph} viewBox="0 0 480 120" preserveAspectRatio="none" aria-hidden="true">
      {glyph.streams.map((path) => (
        <path key={path} d={path} />
      ))}
      {glyph.accents?.map((path) => (
        <path key={path} className={styles.accent} d={path} />
      ))}
      {glyph.dots?.map((path) => (
        <path key={path} className={styles.dot} d={path} />
      ))}
    </svg>
  );
}
