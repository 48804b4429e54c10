import { external } from './site-identity.ts';
import { paths } from './paths.ts';
import type { NavigationItem } from './content-types.ts';
import { groups, products } from './products/products.ts';

export const navigation: readonly NavigationItem[] = [
  {
    name: 'Products',
    dropdown: Object.entries(groups).map(([id, { menu, para }]) => ({
      heading: menu,
      para,
      details: products
        .filter(({ group }) => group === id)
        .map(({ heading, subPara, cta }) => ({ subHeading: heading, subPara, cta })),
    })),
  },
  { name: 'Developers', cta: external.developers },
  { name: 'Company', cta: paths.company },
  { name: 'Contact us', cta: paths.contact },
];
