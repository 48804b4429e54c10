import { wealthscape } from '../../../content/products/wealthscape.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { WealthscapeScene } from '../scenes/wealthscape/WealthscapeScene.tsx';

/** The page of Wealthscape. Each product has a module of its own, so that a visitor loads one product only. */
export default function Wealthscape() {
  return (
    <ProductScreen product={wealthscape}>
      <WealthscapeScene />
    </ProductScreen>
  );
}
