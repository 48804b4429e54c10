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
  reached: ['7'],
  ...some,
});
const mutant = { id: '7', original: "label: 'Open an account'", isSwitched: true };
const order = (looks: CoveredLook[], killers: string[] = []) =>
  orderCandidates(mutant, looks, killers).map(({ scenario }) => scenario);

it('only looks that reach the mutant are candidates', () =>
  expect(order([look('a:1', { reached: ['8'] }), look('a:2')])).toEqual(['a:2']));

it('the scenario that noticed most mutants of the same file comes first, on each device', () =>
  expect(
    order(
      [look('c:1'), look('a:2'), look('b:3'), look('b:3', { device: 'phone' })],
      ['a A page is shown', 'b A page is shown', 'b A page is shown'],
    ),
  ).toEqual(['b:3', 'b:3', 'a:2', 'c:1']));

it('a look whose steps say the text that changes comes before others', () =>
  expect(
    order([look('a:1', { reached: ['7'] }), look('a:2', { words: 'Open an account', reached: ['7', '8'] })]),
  ).toEqual(['a:2', 'a:1']));

it('otherwise the look that reaches the fewest mutants comes first, then the fastest', () =>
  expect(
    order([look('a:1', { reached: ['7', '8'] }), look('a:2', { seconds: 2 }), look('a:3', { seconds: 1 })]),
  ).toEqual(['a:3', 'a:2', 'a:1']));
