/** Sample data: a day at the gateway of an invented bank. */
export const connecthubScene = {
  caption: 'Sample data: the gateway, the aggregators and all figures are invented.',
  head: { name: 'Gateway on 6 June', state: 'Core-banking connectors: 3 of 3 up' },
  figures: [
    { name: 'Linked accounts', value: '2,41,860', note: '1,904 since yesterday' },
    { name: 'Billable answers in June', value: '8,12,450', note: 'Billing metric, per aggregator' },
  ],
  consents: {
    name: '1,86,420 consents by state',
    unit: 'Each mark is one in a hundred.',
    // In %, as the drawing has a hundred marks.
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
