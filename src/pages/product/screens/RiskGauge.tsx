import { lendscape } from '../../../content/products/lendscape.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { RiskGaugeScene } from '../scenes/riskgauge/RiskGaugeScene.tsx';

/** The page of RiskGauge. Each product has its own module, so that a visitor loads only the product that they open. */
export default function RiskGauge() {
  return (
    <ProductScreen product={lendscape}>
      <RiskGaugeScene />
    </ProductScreen>
  );
}
