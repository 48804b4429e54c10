import { connecthub } from './products/connecthub.ts';
import { finsense } from './products/finsense.ts';
import { lendscape } from './products/lendscape.ts';
import { prism } from './products/prism.ts';
import { wealthscape } from './products/wealthscape.ts';
import type { Product, ProductSlug } from './types.ts';

/** In the order of the showcase. */
export const products: readonly Product[] = [finsense, connecthub, lendscape, wealthscape, prism];

export const productBySlug: Readonly<Record<ProductSlug, Product>> = {
  finsense,
  connecthub,
  lendscape,
  wealthscape,
  prism,
};
