import { prism } from '../../../content/products/prism.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { PrismScene } from '../scenes/prism/PrismScene.tsx';

/** Prism: its words and its scene, apart from the other products' so that a visitor loads one product only. */
export default function Prism() {
  return (
    <ProductScreen product={prism}>
      <PrismScene />
    </ProductScreen>
  );
}
