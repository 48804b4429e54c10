import { wealthscape } from '../../../content/products/wealthscape.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { WealthscapeScene } from '../scenes/wealthscape/WealthscapeScene.tsx';

/** Wealthscape: its words and its scene, apart from the other products' so that a visitor loads one product only. */
export default function Wealthscape() {
  return (
    <ProductScreen product={wealthscape}>
      <WealthscapeScene />
    </ProductScreen>
  );
}
