import { wealthscape } from '../../../content/products/wealthscape.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { WealthscapeScene } from '../scenes/wealthscape/WealthscapeScene.tsx';

/** The page of Wealthscape. Each product has its own module, so that a visitor loads only the product that they open. */
export default function Wealthscape() {
  return (
    <ProductScreen product={wealthscape}>
      <WealthscapeScene />
    </ProductScreen>
  );
}
