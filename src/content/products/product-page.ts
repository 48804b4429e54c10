import { formAddress } from '../paths.ts';
import { externalAddresses } from '../site-identity.ts';
import type { Link, Passage } from '../content-types.ts';

/** The label of a card's link. */
export const productLinkLabelOf = (heading: string) => `View ${heading}`;

/** The words that all product pages share. */
export const productPage = {
  contact: { label: 'Contact us', href: formAddress },
  apiDocs: { label: 'View API docs', href: externalAddresses.apiDocs },
  form: 'Use the form below',
  trustedBy: { heading: 'Trusted by' },
  security: {
    heading: 'Security and compliance',
    para: 'Independent auditors test how we protect your customers’ data.',
  },
  otherProducts: { heading: 'Other products' },
} as const satisfies {
  contact: Link;
  apiDocs: Link;
  form: string;
  trustedBy: { heading: string };
  security: Passage;
  otherProducts: { heading: string };
};
