import { lendscape } from '../../../content/products/lendscape.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { RiskGaugeScene } from '../scenes/riskgauge/RiskGaugeScene.tsx';

/** RiskGauge: its words and its scene, apart from the other products' so that a visitor loads one product only. */
export default function RiskGauge() {
  return (
    <ProductScreen product={lendscape}>
      <RiskGaugeScene />
    </ProductScreen>
  );
}
