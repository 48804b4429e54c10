import { connecthub } from '../../../content/products/connecthub.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { ConnectHubScene } from '../scenes/connecthub/ConnectHubScene.tsx';

/** The page of ConnectHub. Each product has its own module, so that a visitor loads only the product that they open. */
export default function ConnectHub() {
  return (
    <ProductScreen product={connecthub}>
      <ConnectHubScene />
    </ProductScreen>
  );
}
