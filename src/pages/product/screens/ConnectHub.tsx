import { connecthub } from '../../../content/products/connecthub.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { ConnectHubScene } from '../scenes/connecthub/ConnectHubScene.tsx';

/** The page of ConnectHub. Each product has a module of its own, so that a visitor loads one product only. */
export default function ConnectHub() {
  return (
    <ProductScreen product={connecthub}>
      <ConnectHubScene />
    </ProductScreen>
  );
}
