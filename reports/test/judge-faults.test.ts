import { describe, expect, it } from 'vitest';
import type { Call } from '../../mocks/index.ts';
import { findUntried } from '../judge-faults.ts';
import { createReport } from './report-fixtures.ts';

const calls = { inbox: 'enquiries@sangam.example', answerMs: 30_000, downloadMs: 300_000 };

/** The faults that are not tried if one scenario made these calls. */
function untriedOf(made: Partial<Call>[], status = 'PASSED'): string[] {
  const scenario = { clause: '5.4', name: 'The limit', line: 10, status, calls: made };
  return findUntried(createReport([scenario], { calls }).faults);
}

const toCompany = { request: { headers: {}, body: '{"to":[{"email":"enquiries@sangam.example"}]}' } };
const all = (row: string) =>
  ['refused', 'cut off', 'too late', 'malformed', 'no answer'].map((kind) => `${row}: ${kind}`);

describe('the faults of a call', () => {
  it('are each untried for every screen that makes it, and for each receiver of an e-mail', () =>
    expect(untriedOf([toCompany, {}, { ...toCompany, page: '/company' }])).toEqual([
      ...all('/company, e-mail service, to the company'),
      ...all('/contact-us, e-mail service, to the company'),
      ...all('/contact-us, e-mail service, to the visitor'),
    ]));

  it.each<[string, Partial<Call>, string]>([
    ['refused', { fault: { kind: 'refused', status: 500 } }, 'refused'],
    ['cut off', { fault: { kind: 'cut off' }, answer: null }, 'cut off'],
    ['answered beyond its limit', { fault: { kind: 'slow', ms: 30_001 } }, 'too late'],
    ['never answered', { fault: { kind: 'slow', ms: 999_999 }, answer: null }, 'no answer'],
    ['answered without sense', { fault: { kind: 'malformed', body: '<' } }, 'malformed'],
  ])('are tried when it is %s', (_name, call, kind) =>
    expect(untriedOf([call])).toEqual(
      all('/contact-us, e-mail service, to the visitor').filter((words) => !words.endsWith(`: ${kind}`)),
    ),
  );

  it.each<[string, Partial<Call>]>([
    ['an answer within its limit', { fault: { kind: 'slow', ms: 30_000 } }],
    ['a good answer with another status', { fault: { kind: 'wrong status', status: 203 } }],
  ])('are not tried by %s', (_name, call) => expect(untriedOf([call])).toHaveLength(5));

  it('are those of one screen, with and without a slash at the end of its address', () =>
    expect(
      untriedOf(['/contact-us', '/contact-us/'].map((page) => ({ operation: 'getPicker', page }))),
    ).toEqual(all("/contact-us, picker's CDN")));

  it('are not tried by a scenario that failed, which shows no call of the screen', () =>
    expect(untriedOf([{ fault: { kind: 'cut off' } }], 'FAILED')).toEqual([]));

  it('are those of the screen where the enquiry was sent, also when the visitor has left before the second e-mail', () =>
    expect(untriedOf([toCompany, { page: '/' }])).not.toContain(
      '/, e-mail service, to the visitor: refused',
    ));

  it("are those of the picker's screen, also when the visitor has left before its utilities are asked for", () =>
    expect(
      untriedOf([
        { operation: 'getPicker', page: '/company' },
        { operation: 'getPickerUtilities', page: '/privacy-policy' },
      ]),
    ).toEqual([...all("/company, picker's CDN"), ...all("/company, utilities' CDN")]));

  it('need no scenario where there is a reason', () =>
    expect(untriedOf([{ operation: 'getFile', page: '/annual-returns' }])).not.toContain(
      '/annual-returns, file host: malformed',
    ));
});
