import type { ProductTexts } from '../content-types.ts';

export const connecthub: ProductTexts = {
  hero: {
    heading: 'ConnectHub brings your institution onto the AA network',
    para: 'A gateway for information providers (FIP) to the Account Aggregator network. It answers consented requests from the systems you already run.',
    hasApiDocs: true,
  },
  about: {
    heading: 'What it does',
    para: 'An information provider holds the customer’s accounts and has to answer when a valid consent asks for their data. ConnectHub stands between your core systems and the aggregators. It finds the accounts that the customer wants to link, checks each request against its consent, and returns the data encrypted for the institution that asked.',
  },
  forWhom: {
    heading: 'Who it is for',
    items: [
      'Banks that share deposit account data on their customers’ request',
      'NBFCs, AMCs and stockbrokers that hold data which a customer may share',
      'Operations teams that must see whether each request was answered',
      'Compliance teams that must show that each answer had a consent',
    ],
  },
  features: {
    heading: 'A gateway you can account for',
    para: 'ConnectHub leaves your core systems as they are and keeps a record of what passed through the gateway.',
    items: [
      {
        heading: 'Core-banking connectors',
        para: 'Connectors read account data from your core-banking system. The system itself is not rebuilt for the network.',
      },
      {
        heading: 'Fair-use consent rules',
        para: 'Each consent is checked against fair-use rules for its purpose, such as how often data may be fetched and how far back it may reach.',
      },
      {
        heading: 'Consent/account dashboard',
        para: 'One screen shows which accounts are linked and which consents are active, paused, revoked or expired.',
      },
      {
        heading: 'FIP summary and usage reports',
        para: 'A summary shows the state of your gateway as an information provider (FIP). Usage reports list requests and responses by aggregator and period.',
      },
    ],
  },
  needs: {
    heading: 'What it needs',
    items: [
      'An institution that may act as an information provider (FIP) in the AA network',
      'Read access to the system that holds the accounts',
      'A verified identifier, such as a mobile number, by which a customer’s accounts are found',
      'A secure connection between the gateway and your data centre or cloud',
    ],
  },
  gets: {
    heading: 'What you get',
    items: [
      'Scalable infrastructure that takes on more requests as the network grows',
      'Billing metrics: who asked, for what, and how often',
      'Real-time alerts when responses slow down or fail',
      'Reports for operations, audit and compliance',
    ],
  },
  start: {
    heading: 'How to start',
    steps: [
      'Tell us in the form on this page which systems hold your accounts.',
      'Let your developers read the API documents.',
      'Choose the connectors and set the fair-use rules with us.',
      'Test with the aggregators and go live with real-time support from our team.',
    ],
  },
};

/** Sample data: a day at the gateway of an invented bank. */
export const connecthubSceneTexts = {
  caption: 'Sample data: the gateway, the aggregators and all figures are invented.',
  head: { name: 'Gateway on 6 June', state: 'Core-banking connectors: 3 of 3 up' },
  figures: [
    { name: 'Linked accounts', value: '2,41,860', note: '1,904 since yesterday' },
    { name: 'Billable answers in June', value: '8,12,450', note: 'Billing metric, per aggregator' },
  ],
  consents: {
    name: '1,86,420 consents by state',
    unit: 'Each mark is one in a hundred.',
    // `share` is in % of the consents: the drawing has a hundred marks.
    states: [
      { name: 'Active', mark: 'disc', share: 71 },
      { name: 'Paused', mark: 'bars', share: 6 },
      { name: 'Revoked', mark: 'cross', share: 9 },
      { name: 'Expired', mark: 'ring', share: 14 },
    ],
  },
  requests: {
    name: 'Consented requests each hour',
    words: 'Between 1,200 at 03:00 and 9,600 at 11:00. At 14:00 answers were slow.',
    from: '00:00',
    to: '23:00',
    slowHour: 14,
    // Requests for each hour of the day, in hundreds.
    hours: [21, 17, 14, 12, 13, 19, 31, 48, 66, 81, 92, 96, 88, 84, 58, 79, 83, 80, 74, 69, 61, 49, 37, 27],
  },
  usage: {
    name: 'Usage by aggregator',
    columns: ['Aggregator', 'Requests', 'Answered'],
    rows: [
      ['Palash AA', '60,240', '99.8%'],
      ['Chinar AA', '47,910', '97.1%'],
      ['Ketaki AA', '21,750', '99.6%'],
    ],
  },
  alert: {
    name: 'Alert, 14:10',
    words: 'Answers to Chinar AA took longer than 5 s. Operations told by e-mail and phone.',
  },
} as const;
