import { prism } from '../../../content/products/prism.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { PrismScene } from '../scenes/prism/PrismScene.tsx';

/** The page of Prism. Each product has its own module, so that a visitor loads only the product that they open. */
export default function Prism() {
  return (
    <ProductScreen product={prism}>
      <PrismScene />
    </ProductScreen>
  );
}
