import { connecthub } from '../../../content/products/connecthub.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { ConnectHubScene } from '../scenes/connecthub/ConnectHubScene.tsx';

/** ConnectHub: its words and its scene, apart from the other products' so that a visitor loads one product only. */
export default function ConnectHub() {
  return (
    <ProductScreen product={connecthub}>
      <ConnectHubScene />
    </ProductScreen>
  );
}
