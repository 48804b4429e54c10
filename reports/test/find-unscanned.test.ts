import { expect, it } from 'vitest';
import { findUnscanned } from '../find-unscanned.ts';
import { createReport } from './report-fixtures.ts';

const CONTACT_PATH = '/contact-us';

/** Finds unscanned states of the contact page after a visit to `route` that made `differences` to the page as opened. */
function findUnscannedAt(route: string, ...differences: string[]): string[] {
  return findUnscannedOfClause('5.4', route, ...differences);
}

function findUnscannedOfClause(clause: string, route: string, ...differences: string[]): string[] {
  const scenario = { clause, name: 'The limit', line: 10, status: 'PASSED', visited: [differences] };
  const { scenarios } = createReport([scenario]);
  for (const state of scenarios.flatMap(({ visited }) => visited)) state.route = route;
  return findUnscanned(scenarios, [
    { path: CONTACT_PATH },
    { path: CONTACT_PATH, only: 'desktop', differences: ['busy'] },
    { path: CONTACT_PATH, only: 'phone', differences: ['open: Menu'] },
  ]);
}

it('a state that no gate scans is reported with its screen, device and scenario', () =>
  expect(findUnscannedAt(CONTACT_PATH, 'sticky header')).toEqual([
    '/contact-us, phone: sticky header (features/5-validation/message-length.feature:10)',
  ]));

it('a state that is scanned only on the other device is reported', () =>
  expect(findUnscannedAt(CONTACT_PATH, 'busy')).toHaveLength(1));

it.each([
  ['as it opens', CONTACT_PATH, []],
  ['in a scanned state', CONTACT_PATH, ['open: Menu']],
  ['that moves and is scanned at rest', CONTACT_PATH, ['moving', 'open: Menu']],
  ['whose address has changed before the screen', '/company', ['busy']],
])('a screen %s is not reported', (_name, route, differences) =>
  expect(findUnscannedAt(route, ...differences)).toEqual([]),
);

it('a combination of states that a random walk visits is not reported', () =>
  expect(findUnscannedOfClause('10.26', CONTACT_PATH, 'busy', 'sticky header')).toEqual([]));
