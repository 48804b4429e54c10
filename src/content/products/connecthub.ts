import type { ProductTexts } from '../content-types.ts';

export const connecthub: ProductTexts = {
  hero: {
    heading: 'ConnectHub brings your institution onto the AA network',
    para: 'A gateway to the Account Aggregator network for information providers (FIPs). It responds to consented requests with data from your core systems.',
    hasApiDocs: true,
  },
  about: {
    heading: 'What it does',
    para: 'When a customer gives consent, the institution holding the accounts must respond. ConnectHub sits between your core systems and the aggregators. It finds the accounts, checks each request against its consent and returns encrypted data.',
  },
  forWhom: {
    heading: 'Who it is for',
    items: [
      'Banks that share deposit data at their customers’ request',
      'NBFCs, AMCs and stockbrokers whose customers may share their data',
      'Operations teams that watch for slow or failed responses',
      'Compliance teams that must prove consent for every response',
    ],
  },
  features: {
    heading: 'From your core systems to the AA network',
    para: 'Your core systems stay unchanged. ConnectHub checks and logs every request.',
    items: [
      {
        heading: 'Core-banking connectors',
        para: 'Read-only connectors pull account data from your core banking system.',
      },
      {
        heading: 'Fair-use consent rules',
        para: 'Set limits for each purpose: how often data can be fetched, and how far back.',
      },
      {
        heading: 'Consent/account dashboard',
        para: 'See linked accounts and active, paused, revoked or expired consents on one screen.',
      },
      {
        heading: 'FIP summary and usage reports',
        para: 'Track the status of your FIP gateway and its usage by aggregator and period.',
      },
    ],
  },
  needs: {
    heading: 'What you need',
    items: [
      'An institution eligible to be a financial information provider (FIP)',
      'Read access to the system that holds the accounts',
      'A verified identifier, such as a mobile number, to find accounts',
      'A secure connection from the gateway to your data centre or cloud',
    ],
  },
  gets: {
    heading: 'What you get',
    items: [
      'Scalable infrastructure for growing request volumes',
      'Billing metrics: who requested what, and how often',
      'Real-time alerts when responses slow down or fail',
      'Reports for operations, audit and compliance',
    ],
  },
  start: {
    heading: 'How to get started',
    ask: 'to tell us which systems hold your accounts.',
    steps: [
      'Share the API docs with your developers.',
      'Work with us to choose connectors and fair-use rules.',
      'Test with aggregators and go live with our support.',
    ],
  },
};

/** Sample data: a day at the gateway of an invented bank. */
export const connecthubSceneTexts = {
  caption: 'Sample data: the gateway, aggregators and figures are fictitious.',
  head: { name: 'Gateway on 6 June', note: 'Core-banking connectors: 3 of 3 up' },
  figures: [
    { name: 'Linked accounts', value: '2,41,860', note: '+1,904 since yesterday' },
    { name: 'Billable requests', value: '8,12,450', note: '1 to 6 June' },
  ],
  consents: {
    name: '1,86,420 consents by status',
    unit: 'Each mark stands for 1% of the consents.',
    // `share` is in % of the consents: the drawing has a hundred marks.
    states: [
      { name: 'Active', mark: 'disc', share: 71 },
      { name: 'Paused', mark: 'bars', share: 6 },
      { name: 'Revoked', mark: 'cross', share: 9 },
      { name: 'Expired', mark: 'ring', share: 14 },
    ],
  },
  requests: {
    name: 'Consented requests each hour, 6 June',
    words: 'Between 1,200 at 03:00 and 9,600 at 11:00. Responses slowed at 14:00.',
    scale: 'Limit: 10,000 an hour',
    half: '5,000',
    from: '00:00',
    slow: '14:10 alert',
    to: '23:00',
    slowHour: 14,
    // Requests for each hour of the day, in hundreds.
    hours: [21, 17, 14, 12, 13, 19, 31, 48, 66, 81, 92, 96, 88, 84, 58, 79, 83, 80, 74, 69, 61, 49, 37, 27],
  },
  usage: {
    name: 'Usage by aggregator, 6 June',
    columns: ['Aggregator', 'Requests', 'Answered'],
    rows: [
      ['Palash AA', '60,240', '99.8%'],
      ['Chinar AA', '47,910', '97.1%'],
      ['Ketaki AA', '21,750', '99.6%'],
    ],
    slow: 'Chinar AA',
  },
  alert: {
    name: 'Alert, 14:10',
    words:
      'Our responses to Chinar AA took more than 5\u00a0s. Chinar AA then sent fewer requests. Alert sent by email and phone.',
  },
} as const;
