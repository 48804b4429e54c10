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
    idea: 'The idea is simple: your financial data belongs to you, and you choose who may use it.',
    network: `${identity.name} became one of the earliest Technology Service Providers in the AA network. We have enabled over a hundred institutions to share or use financial data with the customer’s consent.`,
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
        para: 'Outside auditors tested our controls (SOC 2 Type 2) and our systems (CISA IT audit).',
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
        para: 'We test new ideas on real problems and keep the ones that make our customers’ work easier.',
      },
      {
        heading: 'Customer-Centricity',
        para: 'We start with what the institution and its customer want to do, and measure ourselves by whether they succeed.',
      },
      {
        heading: 'Integrity',
        para: 'We use data only for the purpose the customer agreed to, and we speak up when something goes wrong.',
      },
      {
        heading: 'Frugality',
        para: 'We spend time, money and computing power carefully, and collect no more data than a task needs.',
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
    facts: readonly { figure: string; para: string }[];
  };
  missionAndVision: { heading: string; mission: Passage; vision: Passage };
  values: { heading: string; items: readonly Passage[] };
  partners: Passage;
  accreditation: Passage;
};
