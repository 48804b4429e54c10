/** Sample data: narrations as banks print them; merchants, persons and numbers are invented. */
export const prismScene = {
  caption: 'Sample data: the narrations, names and amounts are invented.',
  opened: {
    name: 'One narration, read part by part',
    separator: '/',
    parts: [
      { raw: 'UPI', read: 'Kind' },
      { raw: 'DR', read: 'Debit' },
      { raw: '4123', read: 'Reference' },
      { raw: 'TIFNWALA BHVN', read: 'Counterparty' },
      { raw: 'BYVL', read: 'Bank' },
      { raw: 'DINNR', read: 'Remark' },
    ],
    label: 'Food delivery',
    note: 'Tiffinwala Bhavan, ₹248',
  },
  list: 'The next narrations',
  readAs: 'is read as',
  rows: [
    { raw: 'NEFT CR-BYVL0000417-MONSOONWARE P L-SAL JUN', label: 'Salary', note: 'Monsoonware, ₹92,400' },
    { raw: 'ACH D- JAMUNLEAF LNDG-EMI 07/36-20051', label: 'EMI', note: 'Vehicle loan, 7 of 36' },
    { raw: 'ACH/KITEPAPR MF/SIP/FOL 77120/ 0000341', label: 'SIP', note: 'Equity fund, monthly' },
    {
      raw: 'UPI/DR/8850/GREEN BASKT KIRANA/MYNG/PAY',
      label: 'Groceries',
      note: 'Green Basket Kirana, ₹1,126',
    },
    { raw: 'IMPS-P2A-612044-LANDLRD FLAT 4B-RNT', label: 'Rent', note: 'Monthly, ₹24,000' },
  ],
  insights: {
    name: 'What the account tells',
    items: [
      'Salary up by ₹6,000 since April',
      'SIP on the 5th, 14 months in a row',
      'EMIs take 22% of credits',
    ],
  },
} as const;
