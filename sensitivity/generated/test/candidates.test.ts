import { expect, it } from 'vitest';
import { orderCandidates } from '../candidates.ts';
import type { CoveredLook } from '../coverage.ts';

const look = (scenario: string, some: Partial<CoveredLook> = {}): CoveredLook => ({
  scenario,
  name: 'A page is shown',
  clause: '1.1',
  device: 'desktop',
  words: '',
  seconds: 1,
  passed: true,
  pages: ['/'],
  reached: ['7'],
  ...some,
});
const mutant = { id: '7', original: "label: 'Open an account'", isSwitched: true };
const order = (looks: CoveredLook[], killers: string[] = [], changed: string[] = [], likely = '') =>
  orderCandidates(mutant, looks, {
    likely,
    killers,
    cited: ['5.4'],
    likeness: () => 0,
    isChanged: (path) => changed.includes(path),
  }).map(({ scenario }) => scenario);

it('only looks that reach the mutant are candidates', () =>
  expect(order([look('a:1', { reached: ['8'] }), look('a:2')])).toEqual(['a:2']));

it('scenarios that noticed most mutants of the same file come first, each on one device before the other', () =>
  expect(
    order(
      [look('c:1'), look('a:2'), look('b:3'), look('b:3', { device: 'phone' })],
      ['a A page is shown', 'b A page is shown', 'b A page is shown'],
    ),
  ).toEqual(['b:3', 'c:1', 'a:2', 'b:3']));

it('a look whose steps say the text that changes comes before others', () =>
  expect(
    order([look('a:1', { reached: ['7'] }), look('a:2', { words: 'Open an account', reached: ['7', '8'] })]),
  ).toEqual(['a:2', 'a:1']));

it('a scenario of a clause that the file cites comes before others', () =>
  expect(order([look('a:1'), look('a:2', { clause: '5.4', reached: ['7', '8'] })])).toEqual(['a:2', 'a:1']));

it('otherwise the look that reaches the fewest mutants comes first, then the fastest', () =>
  expect(
    order([look('a:1', { reached: ['7', '8'] }), look('a:2', { seconds: 2 }), look('a:3', { seconds: 1 })]),
  ).toEqual(['a:3', 'a:2', 'a:1']));

it('on each device one look that compares a page which the mutant changes comes before all others', () => {
  const comparing = ['/', '/a', '/b'].flatMap((page, index) =>
    (['desktop', 'phone'] as const).map((device) =>
      look(`c:${index}`, { clause: '10.17', device, pages: [page], reached: ['7', '8'] }),
    ),
  );
  expect(order([look('a:1'), ...comparing], [], ['/a', '/b']).slice(0, 2)).toEqual(['c:1', 'c:1']);
});

it('two screens that show what was approved come before other looks', () => {
  const screens = [3, 4, 5].map((line) => look(`c:${line}`, { clause: '10.17', reached: ['7', '8'] }));
  expect(order([look('a:1'), look('a:2'), ...screens])).toEqual(['c:3', 'c:4', 'a:1', 'a:2', 'c:5']);
});

it('the scenario that noticed the same change before comes first of all', () =>
  expect(
    order(
      [look('a:1', { clause: '10.17' }), look('b:2', { reached: ['7', '8'] })],
      ['a A page is shown'],
      ['/'],
      'b A page is shown',
    ),
  ).toEqual(['b:2', 'a:1']));
