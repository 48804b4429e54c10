import { identity } from './site-identity.ts';
import type { Passage } from './content-types.ts';

export const company = {
  hero: {
    heading: `About ${identity.name}`,
    para: `${identity.tagline}.`,
  },
  story: {
    heading: 'Our Story',
    meaning:
      'A sangam is a place where rivers meet. At Sangam, data from many institutions meets to support one decision.',
    idea: 'The idea is simple: your financial data belongs to you, and you choose who may use it.',
    facts: [
      {
        figure: String(identity.founded),
        when: 'Founded in Pune',
        para: `${identity.name} was founded in ${identity.founded} in ${identity.city} to build on the rails of open finance and Account Aggregator (AA).`,
      },
      {
        figure: 'Today',
        when: 'Over a hundred institutions',
        para: 'We became one of the earliest Technology Service Providers in the AA network. Our work has since enabled over a hundred institutions to share financial data, or to use it, with the customer’s consent.',
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
      para: 'An India where people can share their financial data with any institution, and can see and stop its use at any time.',
    },
  },
  values: {
    heading: 'Values',
    items: [
      {
        heading: 'Innovation',
        para: 'We try new methods on real problems and keep those that make our customers’ work easier.',
      },
      {
        heading: 'Customer-Centricity',
        para: 'We start from what the institution and its customer want to do, and measure ourselves by whether they succeed.',
      },
      {
        heading: 'Integrity',
        para: 'We use data only for the purpose consented to, and say so when something goes wrong.',
      },
      {
        heading: 'Frugality',
        para: 'We spend time, money and computing power with care, and collect no more data than a task needs.',
      },
    ],
  },
  partners: { heading: 'Associate partners', para: 'We host, test and integrate our products with them.' },
  accreditation: { heading: 'Accreditation', para: 'We are a member of these industry bodies.' },
} as const satisfies {
  hero: Passage;
  story: {
    heading: string;
    meaning: string;
    idea: string;
    facts: readonly { figure: string; when: string; para: string }[];
  };
  missionAndVision: { heading: string; mission: Passage; vision: Passage };
  values: { heading: string; items: readonly Passage[] };
  partners: Passage;
  accreditation: Passage;
};
