/** Sample data: a consent journey with two consents, over invented aggregators. */
export const finsenseScene = {
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
