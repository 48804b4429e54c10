import type { ProductSlug } from '../../content/products/products.ts';
import { drawStream, spaceEvenly } from '../Confluence/streams.ts';
import styles from './ProductGlyph.module.css';

type GlyphPaths = { streams: readonly string[]; accent?: string; dot: string };

const middleY = 60;
const parallelStreamYs = spaceEvenly(7, 18, 102);

/** A drawing for each product that shows, in the site's motif, what the product does with streams of data. */
const glyphOfProduct: Readonly<Record<ProductSlug, GlyphPaths>> = {
  // Many sources become one.
  finsense: {
    streams: [...parallelStreamYs.map((y) => drawStream([0, y], [230, middleY])), `M230 ${middleY}H480`],
    dot: 'M230 60h0',
  },
  // One source serves many.
  connecthub: {
    streams: [`M0 ${middleY}H250`, ...parallelStreamYs.map((y) => drawStream([250, middleY], [480, y]))],
    dot: 'M250 60h0',
  },
  // Many accounts move in parallel; one that departs from them stands out.
  lendscape: {
    streams: spaceEvenly(6, 22, 72).map((y) => `M0 ${y}q20-9 40 0${'t40 0'.repeat(11)}`),
    accent: `M0 82q20-9 40 0${'t40 0'.repeat(5)}C275 91 285 112 350 112H480`,
    dot: 'M240 82h0',
  },
  // Holdings that grow at different rates, in one view.
  wealthscape: {
    streams: spaceEvenly(6, 20, 86).map((end, index) => `${drawStream([0, 94 + index * 3], [400, end])}H480`),
    dot: 'M400 20h0',
  },
  // One narration is split into its meanings.
  prism: {
    streams: [
      'M0 88 211 66',
      'M190 100 240 20 290 100Z',
      ...spaceEvenly(5, 44, 76).map(
        (y, index) => `M211 66 ${240 + (y - 20) * 0.625} ${y} 480 ${16 + index * 24}`,
      ),
    ],
    dot: 'M211 66h0',
  },
};

/** The drawing at the head of a product's card. */
export function ProductGlyph({ slug }: { slug: ProductSlug }) {
  const { streams, accent, dot } = glyphOfProduct[slug];
  return (
    <svg className={styles.glyph} viewBox="0 0 480 120" preserveAspectRatio="none" aria-hidden="true">
      <path d={streams.join('')} />
      {accent && <path className={styles.accent} d={accent} />}
      <path className={styles.dot} d={dot} />
    </svg>
  );
}
