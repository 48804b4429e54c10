import type { WrittenChange } from '../compare-clauses.ts';
import type { ScreenChange } from '../compare-screens.ts';
import type { Changes, Desk } from '../desk.ts';
import type { ApprovalState } from '../approvals/judge-approvals.ts';
import type { PicturedState } from '../screens.ts';
import type { Snapshot, WrittenClause, WrittenScenario } from '../snapshot-model.ts';

export const who = { by: 'Asha Rao <asha@sangam.example>', at: '2026-11-24T08:00:00.000Z' };

/** A scenario with these steps. */
export const createScenario = (name: string, ...steps: string[]): WrittenScenario => ({
  name,
  tags: [],
  steps: steps.map((words) => ({ words, table: [], text: null })),
  examples: [],
});

/** A snapshot of these clauses, two calls and two screens. */
export const createSnapshot = (
  clauses: readonly WrittenClause[],
  screens: Record<string, string> = {
    'gates/pictures/home-desktop.png': 'a',
    'gates/pictures/home-phone.png': 'b',
  },
): Snapshot => ({
  version: 1,
  clauses: [...clauses],
  calls: {
    sendEmail: { address: 'POST https://mail.example/send', lines: ['request, header api-key, needed: {}'] },
    getToken: { address: 'POST https://data.example/token', lines: ['answer 200'] },
  },
  screens,
  run: null,
});

/** Two clauses of section 5, the first of which names a call, and one of section 10. */
export const writtenClauses: readonly WrittenClause[] = [
  {
    id: '5.4',
    text: 'At most 300',
    scenarios: [createScenario('It is sent', 'Then it is')],
    operations: ['sendEmail'],
  },
  { id: '5.5', text: 'A counter', scenarios: [createScenario('It counts', 'Then it does')], operations: [] },
  { id: '10.1', text: 'The strictest headers', scenarios: [], operations: [] },
];

const stale: ApprovalState = { state: 'changed', what: ['the words'], signature: null, ...who };
const clauseChange: WrittenChange = {
  id: '5.5',
  text: 'A counter against the 300 maximum',
  kind: 'changed',
  wordsBefore: 'A counter against the 280 maximum',
  scenarios: [
    {
      name: 'The counter',
      kind: 'changed',
      lines: [
        { sign: ' ', text: 'Given a visitor on the contact page' },
        { sign: '-', text: 'Then the counter reads "280 / 280"' },
        { sign: '+', text: 'Then the counter reads "300 / 300"' },
      ],
    },
  ],
  calls: [
    {
      name: 'POST https://mail.example/send (sendEmail)',
      kind: 'changed',
      lines: [{ sign: '+', text: 'request, header x-new, needed: {}' }],
    },
  ],
};
const screenChange: ScreenChange = {
  file: 'gates/pictures/contact-phone.png',
  kind: 'changed',
  before: 'contact-phone-before.png',
  now: 'contact-phone-now.png',
  marked: 'contact-phone-marked.png',
  places: [{ left: 0, top: 10, width: 20, height: 8 }],
  lines: [],
  isLost: false,
};
const states: PicturedState[] = [
  { file: screenChange.file, name: 'contact', screen: '/contact-us', differences: [], device: 'phone' },
];

/** A desk with one changed clause and one changed screen since v1, both approved before; `more` replaces parts. */
export const createDesk = (more: Partial<Changes> = {}): Desk => ({
  changes: {
    since: { name: 'v1', revision: 'abc' },
    clauses: [clauseChange],
    screens: [screenChange],
    run: null,
    ...more,
  },
  approvals: {
    clauses: {
      '5.4': { state: 'approved', what: [], signature: 'good', ...who },
      '5.5': stale,
      '5.6': { state: 'never', what: [] },
    },
    screens: { [screenChange.file]: { ...stale, what: ['the picture'] } },
  },
  states,
  clausesOfScreens: { [screenChange.file]: ['5.4'] },
});
