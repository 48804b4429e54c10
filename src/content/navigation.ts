import { externalAddresses } from './site-identity.ts';
import { paths } from './paths.ts';
import type { NavigationItem } from './content-types.ts';
import { productGroups, products } from './products/products.ts';

export const contactLabel = 'Contact us';

export const navigation: readonly NavigationItem[] = [
  {
    name: 'Products',
    dropdown: Object.entries(productGroups).map(([id, { menu, para }]) => ({
      heading: menu,
      para,
      details: products
        .filter(({ group }) => group === id)
        .map(({ heading, subPara, cta }) => ({ subHeading: heading, subPara, cta })),
    })),
  },
  { name: 'Developers', cta: externalAddresses.developers },
  { name: 'Company', cta: paths.company },
  { name: contactLabel, cta: paths.contact },
];
