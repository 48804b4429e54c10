import type { ProductTexts } from '../content-types.ts';

export const finsense: ProductTexts = {
  hero: {
    heading: 'Finsense connects you to many aggregators at once',
    para: 'A platform for information users (FIU) to integrate with multiple aggregators. You connect once, and the customer’s data arrives with the customer’s consent.',
    hasApiDocs: true,
  },
  about: {
    heading: 'What it does',
    para: 'In the Account Aggregator (AA) framework the customer decides which institution may read which account, for what purpose and for how long. Finsense handles this exchange for the institution that asks. It sends the consent request through an aggregator, fetches the data once the customer has approved, and hands it to your systems in one format, whichever aggregator carried it.',
  },
  forWhom: {
    heading: 'Who it is for',
    items: [
      'Banks and NBFCs that look at income and obligations before they lend',
      'Stockbrokers, AMCs and RIAs that need a customer’s statements or holdings',
      'Wealth managers whose customers keep accounts with several institutions',
      'Fintechs and developers that build journeys for an information user',
    ],
  },
  features: {
    heading: 'From a consent request to data you can use',
    para: 'Finsense is AA agnostic: it is tied to no single aggregator. Its automated workflows take each request from the first screen to the delivered data.',
    items: [
      {
        heading: 'Multi-AA routing',
        para: 'Requests are routed across the aggregators you work with, by rules that you set. Adding an aggregator does not change your integration.',
      },
      {
        heading: 'Multi-consent flows',
        para: 'One journey can ask for more than one consent, such as a one-time consent for underwriting and a periodic one for monitoring.',
      },
      {
        heading: 'Data enrichment',
        para: 'Fetched statements are cleaned and categorised, so that your models receive fields and not raw text.',
      },
      {
        heading: 'Automated fetch',
        para: 'Once the customer has approved a consent, data is fetched as often as the consent allows, without manual work.',
      },
      {
        heading: 'Real-time dashboards',
        para: 'Dashboards show consents, fetches and failures as they happen, for each aggregator and each journey.',
      },
      {
        heading: 'Multi-channel setup',
        para: 'The same consent journey can run on your website, in your app or at a branch, each channel with settings of its own.',
      },
    ],
  },
  needs: {
    heading: 'What it needs',
    items: [
      'An institution that may act as an information user (FIU) in the AA network',
      'The purposes for which you ask consent, with the period and frequency of each',
      'An address in your systems that receives data and notifications',
      'A contact each for business, technology and compliance during the integration',
    ],
  },
  gets: {
    heading: 'What you get',
    items: [
      'One API for the aggregators you choose',
      'Consent journeys to embed in your own channels',
      'Financial data in one format, cleaned and categorised',
      'Real-time dashboards for operations and compliance teams',
    ],
  },
  start: {
    heading: 'How to start',
    steps: [
      'Tell us your use case in the form on this page.',
      'Let your developers read the API documents.',
      'Agree aggregators, consents and channels with us.',
      'Integrate, test and go live with real-time support from our team.',
    ],
  },
};

/** Sample data: a consent journey with two consents, over invented aggregators. */
export const finsenseSceneTexts = {
  caption: 'Sample data: the journey, the aggregators and all figures are invented.',
  journey: { name: 'Home loan journey', channel: 'On the website, 3 October' },
  steps: [
    { name: 'Consent asked', time: '10:02' },
    { name: 'Routed', time: '10:02' },
    { name: 'Approved', time: '10:04' },
    { name: 'Fetched', time: '10:05' },
  ],
  earlier: { name: 'Consent 1 of 2', state: 'One-time, fetched' },
  consent: {
    name: 'Consent 2 of 2',
    state: 'Active',
    purpose: 'Monitoring of a home loan',
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
    name: 'Automated fetch',
    words: '9 of 24 delivered, next on 1 July at 06:00',
    done: 9,
    planned: 24,
  },
} as const;
