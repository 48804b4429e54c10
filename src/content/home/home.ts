import { formAddress } from '../paths.ts';
import { externalAddresses, identity } from '../site-identity.ts';
import { certifications, customersPara } from '../institutions.ts';
import type { Certification, Link, Passage } from '../content-types.ts';

type HomeFlow = {
  label: string;
  sources: readonly { name: string; raw: string }[];
  consent: string;
  reader: string;
  reading: readonly { name: string; value: string }[];
};

export const home = {
  hero: {
    heading: 'Bring financial data together, with your customer’s consent',
    para: `${identity.name} connects banks, lenders, brokers and fintechs to the Account Aggregator network and turns consented data into decisions.`,
    talk: { label: 'Talk to us', href: formAddress },
    build: { label: 'Start building', href: externalAddresses.apiDocs },
    // A sample: what three sources send, and what a lender reads once the customer has consented.
    flow: {
      label: 'Sample of one consent',
      sources: [
        { name: 'Bank', raw: 'NEFT CR-PALASH-SAL' },
        { name: 'Mutual fund', raw: 'FOLIO 77 UNITS 412' },
        { name: 'Depository', raw: 'INE000S01026 ×40' },
      ],
      consent: 'Consent active',
      reader: 'What the lender sees (sample data)',
      reading: [
        { name: 'Monthly income', value: '₹70,000' },
        { name: 'EMI share', value: '22%' },
        { name: 'Invested', value: '₹4 lakh' },
      ],
    },
  },
  why: {
    heading: `Why ${identity.name}`,
    items: [
      {
        heading: 'Ecosystem expertise',
        para: 'We build on AA and ONDC every day, and design for the DPDP Act from the start.',
      },
      {
        heading: 'Change requests at no extra cost',
        para: 'When rules, specifications or your journeys change, we update the product at no charge.',
      },
      {
        heading: 'Real-time support',
        para: 'Your engineers speak directly to ours, during integration and after.',
      },
      {
        heading: 'Scalable AI-powered products',
        para: 'RiskGauge reads bank statements, and Prism narrations.',
      },
    ],
  },
  trustedBy: {
    heading: 'Trusted by',
    para: customersPara,
  },
  security: {
    heading: 'Security and compliance',
    para: 'Independent auditors test how we protect your customers’ data.',
    items: certifications,
  },
  showcase: {
    section: 'Our Products',
    heading: 'Make Finance Work Better',
    para: 'Two products connect you to the AA network, and three turn its data into decisions.',
    tabsLabel: 'Product groups',
  },
  developer: {
    heading: 'One request, one customer’s deposit insights',
    para: 'Specify the accounts, period and frequency. The API docs cover every field.',
    docs: { label: 'Read API docs', href: externalAddresses.apiDocs },
    play: 'Play',
    pause: 'Pause',
    sampleLabel: 'Sample request',
    responseLabel: 'Sample response',
    sampleNote: 'For illustration only. Nothing is sent from this page.',
  },
  callToAction: {
    heading: 'Ready to get started',
    para: 'Tell us what you want to build, and we will show you what it takes.',
    link: { label: 'Connect with us', href: formAddress },
  },
  useCases: {
    heading: 'Tailored Solutions for Every Financial Use Case',
    para: 'One consented data feed serves your credit, wealth and compliance teams.',
  },
} as const satisfies {
  hero: Passage & { talk: Link; build: Link; flow: HomeFlow };
  why: { heading: string; items: readonly Passage[] };
  trustedBy: Passage;
  security: Passage & { items: readonly Certification[] };
  showcase: Passage & { section: string; tabsLabel: string };
  developer: Passage & {
    docs: Link;
    play: string;
    pause: string;
    sampleLabel: string;
    responseLabel: string;
    sampleNote: string;
  };
  callToAction: Passage & { link: Link };
  useCases: Passage;
};
