import { prism } from '../../../content/products/prism.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { PrismScene } from '../scenes/prism/PrismScene.tsx';

/** The page of Prism. Each product has a module of its own, so that a visitor loads one product only. */
export default function Prism() {
  return (
    <ProductScreen product={prism}>
      <PrismScene />
    </ProductScreen>
  );
}
