import type { ProductTexts } from '../content-types.ts';

export const finsense: ProductTexts = {
  hero: {
    heading: 'Finsense puts many aggregators behind one API',
    para: 'A platform for information users (FIUs) to integrate with multiple aggregators. Connect once, and consented data arrives in one format.',
    hasApiDocs: true,
  },
  about: {
    heading: 'What it does',
    para: 'In the Account Aggregator (AA) framework, customers decide who can access their account data, for what purpose and for how long. Finsense requests that consent through an aggregator, fetches the approved data and delivers it to your systems.',
  },
  forWhom: {
    heading: 'Who it is for',
    items: [
      'Banks and NBFCs that check income and obligations before lending',
      'Stockbrokers, AMCs and RIAs that need holdings or watch for insider trading',
      'Wealth managers whose clients hold accounts with several institutions',
      'Fintechs and developers that build journeys for information users',
    ],
  },
  features: {
    heading: 'From a consent request to data you can use',
    para: 'Finsense is AA agnostic: it is not tied to any one aggregator. Automated workflows carry each request from consent to delivery.',
    items: [
      {
        heading: 'Multi-AA routing',
        para: 'Route requests across aggregators according to your own rules. A new aggregator needs no new integration.',
      },
      {
        heading: 'Multi-consent flows',
        para: 'Ask in one journey for one-time consent to underwrite and periodic consent to monitor.',
      },
      {
        heading: 'Data enrichment',
        para: 'Statements are cleaned and categorised, so your models receive fields instead of raw text.',
      },
      {
        heading: 'Automated fetch',
        para: 'Once the customer approves, data is fetched automatically, as often as the consent allows.',
      },
      {
        heading: 'Real-time dashboards',
        para: 'Track consents, fetches and failures as they happen, by aggregator and journey.',
      },
      {
        heading: 'Multi-channel setup',
        para: 'Run one consent journey across web, app and branch, with settings for each channel.',
      },
    ],
  },
  needs: {
    heading: 'What you need',
    items: [
      'An institution eligible to be a financial information user (FIU)',
      'The purpose, period and frequency of each consent you request',
      'An endpoint to receive data and notifications',
      'A named contact for business, technology and compliance',
    ],
  },
  gets: {
    heading: 'What you get',
    items: [
      'One API for the aggregators you choose',
      'Consent journeys to embed in your channels',
      'Cleaned and categorised data in one format',
      'Real-time dashboards for operations and compliance',
    ],
  },
  start: {
    heading: 'How to get started',
    ask: 'to tell us about your use case.',
    steps: [
      'Share the API docs with your developers.',
      'Work with us to choose aggregators, consents and channels.',
      'Integrate, test and go live with our support.',
    ],
  },
};

/** Sample data: a consent journey with two consents, over invented aggregators. */
export const finsenseSceneTexts = {
  caption: 'Sample data: the journey, aggregators and figures are fictitious.',
  journey: { name: 'Home loan journey', channel: 'Requested on the website, 3 October' },
  steps: [
    { name: 'Requested', time: '10:02' },
    { name: 'Routed', time: '10:02' },
    { name: 'Approved', time: '10:04' },
    { name: 'Fetched', time: '10:05' },
  ],
  earlier: { name: 'Consent 1 of 2: underwriting', state: 'Fetched' },
  consent: {
    name: 'Consent 2 of 2',
    state: 'Active',
    purpose: 'Home loan monitoring',
    terms: [
      { name: 'Data', value: 'Deposit accounts, two banks' },
      { name: 'Duration', value: '24 months' },
      { name: 'Frequency', value: 'Once a month' },
    ],
  },
  routing: 'Routing across aggregators',
  aggregators: [
    { name: 'Palash AA', health: 'good', words: 'Healthy, 1.1 s', choice: 'Chosen' },
    { name: 'Chinar AA', health: 'good', words: 'Healthy, 1.6 s', choice: 'Standby' },
    { name: 'Ketaki AA', health: 'slow', words: 'Slow, 9.4 s', choice: 'Passed over' },
  ],
  fetches: {
    name: 'Automated fetch, consent 2',
    words: '9 of 24 monthly fetches done. Next: 3 July',
    done: 9,
    planned: 24,
  },
} as const;
