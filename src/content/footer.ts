import { externalAddresses, identity } from './site-identity.ts';
import { navigation } from './navigation.ts';
import { formAddress, paths } from './paths.ts';
import type { Link } from './content-types.ts';

/** A titled list of links. */
export type FooterList = { heading: string; links: readonly Link[] };

const productLinks: Link[] = navigation
  .flatMap(({ dropdown }) => dropdown ?? [])
  .flatMap(({ heading, details, cta }) => details ?? { subHeading: heading, cta })
  .map(({ subHeading, cta }) => ({ label: subHeading, href: cta }));

export const footer = {
  tagline: `${identity.tagline}.`,
  contact: { label: 'Contact us', href: formAddress },
  lists: [
    { heading: 'Products', links: productLinks },
    {
      heading: 'Quick links',
      links: [{ label: 'API Documents', href: externalAddresses.apiDocs }],
    },
    {
      heading: 'Company',
      links: [
        { label: 'About Us', href: paths.company },
        { label: 'Privacy Policy', href: paths.privacyPolicy },
        { label: 'Terms & Conditions', href: paths.terms },
      ],
    },
    {
      heading: 'Certificates',
      links: [
        { label: 'CISA IT audit certificate', href: '/certificates/cisa-it-audit.pdf' },
        { label: 'SOC 2 Type 2 audit certificate', href: '/certificates/soc-2-type-2.pdf' },
      ],
    },
  ],
  legal: [`© ${identity.legalName}`, identity.postalAddress],
  annualReturns: { label: 'Annual returns', href: paths.annualReturns },
  social: { label: 'Professional network', href: externalAddresses.social },
} as const satisfies {
  tagline: string;
  contact: Link;
  lists: readonly FooterList[];
  legal: readonly string[];
  annualReturns: Link;
  social: Link;
};
