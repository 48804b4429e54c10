import { identity } from './site-identity.ts';
import type { Passage } from './content-types.ts';

export const company = {
  hero: {
    heading: `About ${identity.name}`,
    para: `${identity.tagline}.`,
  },
  story: {
    heading: 'Our Story',
    idea: 'One simple idea: financial data belongs to the person it describes, and should be of use wherever that person agrees.',
    facts: [
      {
        figure: String(identity.founded),
        para: `${identity.name} was founded in ${identity.founded} in ${identity.city} to build on the rails of open finance and Account Aggregator (AA).`,
      },
      {
        figure: 'AA',
        para: 'We became one of the earliest Technology Service Providers in the AA network.',
      },
      {
        figure: '100+',
        para: 'Our work has since enabled over a hundred institutions to share financial data, or to use it, with the customer’s consent.',
      },
    ],
    closing:
      'We think of it as a confluence, the place where rivers meet. Data from many institutions flows together, and a decision becomes clearer.',
  },
  missionAndVision: {
    heading: 'Mission and Vision',
    mission: {
      heading: 'Mission',
      para: 'To equip institutions for consented data: open-data gateways, AI-powered analytics, embeddable journeys and privacy tools.',
    },
    vision: {
      heading: 'Vision',
      para: 'An India where people use their own financial data at any institution, and can see and stop that use at any time.',
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
  partners: { heading: 'Associate partners' },
  accreditation: { heading: 'Accreditation' },
} as const satisfies {
  hero: Passage;
  story: {
    heading: string;
    idea: string;
    facts: readonly { figure: string; para: string }[];
    closing: string;
  };
  missionAndVision: { heading: string; mission: Passage; vision: Passage };
  values: { heading: string; items: readonly Passage[] };
  partners: { heading: string };
  accreditation: { heading: string };
};
