import { finsense } from '../../../content/products/finsense.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { FinsenseScene } from '../scenes/finsense/FinsenseScene.tsx';

/** Finsense: its words and its scene, apart from the other products' so that a visitor loads one product only. */
export default function Finsense() {
  return (
    <ProductScreen product={finsense}>
      <FinsenseScene />
    </ProductScreen>
  );
}
