import { externalAddresses, identity } from './site-identity.ts';
import { certificateFiles, formAddress, paths } from './paths.ts';
import type { Link } from './content-types.ts';

/** A titled list of links. */
export type FooterList = { heading: string; links: readonly Link[] };

export const footer = {
  tagline: `${identity.tagline}.`,
  contact: { label: 'Contact us', href: formAddress },
  lists: [
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
        { label: 'CISA IT audit certificate', href: certificateFiles.cisaItAudit },
        { label: 'SOC 2 Type 2 audit certificate', href: certificateFiles.soc2Type2 },
      ],
    },
  ],
  legal: [`© ${identity.legalName}`, identity.postalAddress],
  // No list of the specification has these two links. Therefore the footer has them beside the address.
  disclosures: [
    { label: 'Annual returns', href: paths.annualReturns },
    { label: 'Grievance redressal', href: `${paths.privacyPolicy}#grievance-redressal` },
  ],
  social: { label: 'Professional network', href: externalAddresses.social },
} as const satisfies {
  tagline: string;
  contact: Link;
  lists: readonly FooterList[];
  legal: readonly string[];
  disclosures: readonly Link[];
  social: Link;
};
