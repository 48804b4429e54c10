import { describe, expect, it } from 'vitest';
import type { Call } from '../../mocks/index.ts';
import { findUntriedFaults } from '../judge-faults.ts';
import { createReport } from './report-fixtures.ts';

const callSettings = { inbox: 'enquiries@sangam.example', answerMs: 30_000, downloadMs: 300_000 };

/** The faults that remain untried if a single scenario made these calls. */
function findUntriedFaultsIn(made: Partial<Call>[], status = 'PASSED'): string[] {
  const scenario = { clause: '5.4', name: 'The limit', line: 10, status, calls: made };
  return findUntriedFaults(createReport([scenario], { calls: callSettings }).faults);
}

const companyEmail = { request: { headers: {}, body: '{"to":[{"email":"enquiries@sangam.example"}]}' } };
const listAllFaults = (row: string) =>
  ['refused', 'cut off', 'too late', 'malformed', 'no answer'].map((kind) => `${row}: ${kind}`);

describe('the faults of a call', () => {
  it('are untried for each screen that makes the call, and for each recipient of an e-mail', () =>
    expect(findUntriedFaultsIn([companyEmail, {}, { ...companyEmail, page: '/company' }])).toEqual([
      ...listAllFaults('/company, e-mail service, to the company'),
      ...listAllFaults('/contact-us, e-mail service, to the company'),
      ...listAllFaults('/contact-us, e-mail service, to the visitor'),
    ]));

  it.each<[string, Partial<Call>, string]>([
    ['refused', { fault: { kind: 'refused', status: 500 } }, 'refused'],
    ['cut off', { fault: { kind: 'cut off' }, answer: null }, 'cut off'],
    ['answered after its time limit', { fault: { kind: 'slow', ms: 30_001 } }, 'too late'],
    ['never answered', { fault: { kind: 'slow', ms: 999_999 }, answer: null }, 'no answer'],
    ['answered with a malformed body', { fault: { kind: 'malformed', body: '<' } }, 'malformed'],
  ])('are tried by a call that is %s', (_name, call, kind) =>
    expect(findUntriedFaultsIn([call])).toEqual(
      listAllFaults('/contact-us, e-mail service, to the visitor').filter(
        (words) => !words.endsWith(`: ${kind}`),
      ),
    ),
  );

  it.each<[string, Partial<Call>]>([
    ['an answer within its limit', { fault: { kind: 'slow', ms: 30_000 } }],
    ['a good answer with another status', { fault: { kind: 'wrong status', status: 203 } }],
  ])('are not tried by %s', (_name, call) => expect(findUntriedFaultsIn([call])).toHaveLength(5));

  it('are listed once for an address with and without a trailing slash', () =>
    expect(
      findUntriedFaultsIn(['/contact-us', '/contact-us/'].map((page) => ({ operation: 'getPicker', page }))),
    ).toEqual(listAllFaults("/contact-us, picker's CDN")));

  it('count for all product pages together', () =>
    expect(
      findUntriedFaultsIn([
        { operation: 'getPicker', page: '/product/finsense' },
        { operation: 'getPicker', page: '/product/prism', fault: { kind: 'cut off' }, answer: null },
      ]),
    ).toEqual(listAllFaults("product pages, picker's CDN").filter((words) => !words.endsWith(': cut off'))));

  it('ignore the calls of a failed scenario', () =>
    expect(findUntriedFaultsIn([{ fault: { kind: 'cut off' } }], 'FAILED')).toEqual([]));

  it('belong to the screen where the enquiry was sent, even if the visitor leaves before the second e-mail', () =>
    expect(findUntriedFaultsIn([companyEmail, { page: '/' }])).not.toContain(
      '/, e-mail service, to the visitor: refused',
    ));

  it("belong to the picker's screen, even if the visitor leaves before its utilities are requested", () =>
    expect(
      findUntriedFaultsIn([
        { operation: 'getPicker', page: '/company' },
        { operation: 'getPickerUtilities', page: '/privacy-policy' },
      ]),
    ).toEqual([...listAllFaults("/company, picker's CDN"), ...listAllFaults("/company, utilities' CDN")]));

  it('need no scenario if a reason exempts them', () =>
    expect(findUntriedFaultsIn([{ operation: 'getFile', page: '/annual-returns' }])).not.toContain(
      '/annual-returns, file host: malformed',
    ));
});
