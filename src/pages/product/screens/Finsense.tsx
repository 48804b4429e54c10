import { finsense } from '../../../content/products/finsense.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { FinsenseScene } from '../scenes/finsense/FinsenseScene.tsx';

/** The page of Finsense. Each product has its own module, so that a visitor loads only the product that they open. */
export default function Finsense() {
  return (
    <ProductScreen product={finsense}>
      <FinsenseScene />
    </ProductScreen>
  );
}
