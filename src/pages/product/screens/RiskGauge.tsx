import { lendscape } from '../../../content/products/lendscape.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { RiskGaugeScene } from '../scenes/riskgauge/RiskGaugeScene.tsx';

/** The page of RiskGauge. Each product has a module of its own, so that a visitor loads one product only. */
export default function RiskGauge() {
  return (
    <ProductScreen product={lendscape}>
      <RiskGaugeScene />
    </ProductScreen>
  );
}
