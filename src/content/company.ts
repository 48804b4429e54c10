import { identity } from './site-identity.ts';
import type { Passage } from './content-types.ts';

export const company = {
  hero: {
    heading: `About ${identity.name}`,
    para: `${identity.tagline}.`,
    meaning:
      'A sangam is a place where rivers meet. At Sangam, data from many institutions comes together to support one decision.',
  },
  story: {
    heading: 'Our Story',
    idea: 'Financial data belongs to the customer, and the customer chooses who may use it.',
    network: `${identity.name} was one of the earliest Technology Service Providers in the AA network. We have enabled over a hundred institutions to share or use financial data with the customer’s consent.`,
    /** The way of the data from its holder to the one who uses it; `isOurs` marks the parts that we build. */
    way: [
      { name: 'Data holder', para: 'A bank, fund house or insurer keeps the customer’s data.' },
      { name: 'ConnectHub', para: 'Our gateway sends out the data that a consent covers.', isOurs: true },
      {
        name: 'Account Aggregator',
        consent: 'Customer’s consent',
        para: 'A licensed company asks the customer for consent and carries the data without reading it.',
      },
      {
        name: 'Finsense',
        para: 'Our platform receives it from any aggregator, through one integration.',
        isOurs: true,
      },
      { name: 'Data user', para: 'A lender or adviser uses the data for the agreed purpose only.' },
    ],
    facts: [
      {
        figure: `In ${identity.city} since ${identity.founded}`,
        para: `${identity.name} was founded to build on open-finance and Account Aggregator (AA) rails.`,
      },
      {
        figure: 'ISO 27001 since 2022',
        para: 'An outside body certifies how we manage information security.',
      },
      {
        figure: 'Audited in 2025',
        para: 'Outside auditors tested our controls (SOC 2 Type\u00a02) and our systems (CISA IT audit).',
      },
    ],
  },
  missionAndVision: {
    heading: 'Mission and Vision',
    mission: {
      heading: 'Mission',
      para: 'To give institutions the tools to share and use consented data: open-data gateways, AI-powered analytics, embeddable journeys and privacy tools.',
    },
    vision: {
      heading: 'Vision',
      para: 'An India where people can share their financial data with any institution, see how it is used and stop that use at any time.',
    },
  },
  values: {
    heading: 'Values',
    items: [
      {
        heading: 'Innovation',
        para: 'We put AI where it saves work: to read bank narrations, see risk early and find idle money.',
      },
      {
        heading: 'Customer-Centricity',
        para: 'Change requests cost an institution nothing extra, and our support answers in real time.',
      },
      {
        heading: 'Integrity',
        para: 'We use data only for the purpose the customer agreed to, and we speak up when something goes wrong.',
      },
      {
        heading: 'Frugality',
        para: 'We collect no more data than a task needs, and use no more computing than it takes.',
      },
    ],
  },
  partners: { heading: 'Associate partners', para: 'They help us host, test and integrate our products.' },
  accreditation: { heading: 'Accreditation', para: 'We are an accredited member of these industry bodies.' },
} as const satisfies {
  hero: Passage & { meaning: string };
  story: {
    heading: string;
    idea: string;
    network: string;
    way: readonly { name: string; para: string; consent?: string; isOurs?: true }[];
    facts: readonly { figure: string; para: string }[];
  };
  missionAndVision: { heading: string; mission: Passage; vision: Passage };
  values: { heading: string; items: readonly Passage[] };
  partners: Passage;
  accreditation: Passage;
};
