import { finsense } from '../../../content/products/finsense.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { FinsenseScene } from '../scenes/finsense/FinsenseScene.tsx';

/** The page of Finsense. Each product has a module of its own, so that a visitor loads one product only. */
export default function Finsense() {
  return (
    <ProductScreen product={finsense}>
      <FinsenseScene />
    </ProductScreen>
  );
}
