import { formAddress } from '../paths.ts';
import { customersPara } from '../institutions.ts';
import { externalAddresses } from '../site-identity.ts';
import type { Link, Passage } from '../content-types.ts';

/** The label of a card's link. */
export const productLinkLabelOf = (heading: string) => `View ${heading}`;

/** The words that all product pages share. */
export const productPage = {
  contact: { label: 'Contact us', href: formAddress },
  apiDocs: { label: 'View API docs', href: externalAddresses.apiDocs },
  form: 'Use the form below',
  trustedBy: { heading: 'Trusted by', para: customersPara },
  security: {
    heading: 'Security and compliance',
    para: 'Independent auditors test how we protect your customers’ data.',
  },
  otherProducts: { heading: 'Other products' },
} as const satisfies {
  contact: Link;
  apiDocs: Link;
  form: string;
  trustedBy: Passage;
  security: Passage;
  otherProducts: { heading: string };
};
