import { formAddress } from '../paths.ts';
import { externalAddresses, identity } from '../site-identity.ts';
import { certifications } from '../institutions.ts';
import type { Certification, Link, Passage } from '../content-types.ts';

type HomeFlow = {
  label: string;
  sources: readonly { name: string; raw: string }[];
  consent: string;
  reader: string;
  reading: readonly string[];
};

export const home = {
  hero: {
    heading: 'Bring financial data together, with your customer’s consent',
    para: `${identity.name} connects banks, lenders, brokers and fintechs to the Account Aggregator network and turns the data that arrives into decisions.`,
    talk: { label: 'Talk to us', href: formAddress },
    build: { label: 'Start building', href: externalAddresses.apiDocs },
    // A sample: what three sources send, and what a lender reads once the customer has consented.
    flow: {
      label: 'What flows through a consent: a sample',
      sources: [
        { name: 'Bank', raw: 'NEFT CR-MONSOONWARE-SAL JUN' },
        { name: 'Mutual fund', raw: 'ACH/KITEPAPR MF/SIP/FOL 77120' },
        { name: 'Depository', raw: 'ISIN INE000S01026 QTY 40' },
      ],
      consent: 'Consent active',
      reader: 'A lender reads',
      reading: ['Income ₹70,000', 'EMI 22 %'],
    },
  },
  why: {
    heading: `Why ${identity.name}`,
    items: [
      {
        heading: 'Ecosystem expertise',
        para: 'We know AA, ONDC and DPDP from daily work: the networks, their rules and the law on personal data.',
      },
      {
        heading: 'Change requests at no extra cost',
        para: 'When a rule, a specification or your journey changes, we change the product with it. You do not pay extra.',
      },
      {
        heading: 'Real-time support',
        para: 'Your teams reach ours while the question is fresh, during the integration and after it.',
      },
      {
        heading: 'Scalable AI-powered products',
        para: 'Products that use AI where it helps to read data, and that grow with the number of your requests.',
      },
    ],
  },
  trustedBy: { heading: 'Trusted by' },
  security: {
    heading: 'Security and compliance',
    para: 'Financial data is handed to us for a purpose. Outside auditors check how we look after it.',
    items: certifications,
  },
  showcase: {
    section: 'Our Products',
    heading: 'Make Finance Work Better',
    para: 'Products from the first consent to the decision. Choose a group to see what belongs to it.',
    tabsLabel: 'Product groups',
  },
  developer: {
    heading: 'An API your developers can read',
    para: 'A request names the accounts, the period and the frequency. The API documents describe every call and every field.',
    docs: { label: 'Read API docs', href: externalAddresses.apiDocs },
    play: 'Play',
    pause: 'Pause',
    sampleLabel: 'Sample request',
    responseLabel: 'Sample response',
    sampleNote: 'For display only. Nothing is sent from this page.',
  },
  callToAction: {
    heading: 'Ready to get started',
    para: 'Tell us what you want to build. We will tell you what it takes.',
    link: { label: 'Connect with us', href: formAddress },
  },
  useCases: {
    heading: 'Tailored Solutions for Every Financial Use Case',
    para: 'The same consented data serves different teams.',
  },
} as const satisfies {
  hero: Passage & { talk: Link; build: Link; flow: HomeFlow };
  why: { heading: string; items: readonly Passage[] };
  trustedBy: { heading: string };
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
