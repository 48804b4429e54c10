import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProductSlug } from '../../content/types.ts';
import ConnectHub from './screens/ConnectHub.tsx';
import Finsense from './screens/Finsense.tsx';
import Prism from './screens/Prism.tsx';
import RiskGauge from './screens/RiskGauge.tsx';
import Wealthscape from './screens/Wealthscape.tsx';

const screens: Readonly<Record<ProductSlug, ComponentType>> = {
  finsense: Finsense,
  connecthub: ConnectHub,
  lendscape: RiskGauge,
  wealthscape: Wealthscape,
  prism: Prism,
};

/** The page of the product that the address names. */
export default function ProductPage() {
  const slug = useLocation().pathname.replace(/\/+$/, '').split('/').at(-1);
  const Screen = screens[slug as ProductSlug];
  return <Screen />;
}
