import { expect, it } from 'vitest';
import { scenariosOf } from '../../harness/results/sections.ts';
import { endedAlike, onDevices, sameUnseen } from '../alike.ts';
import { kept, mixed, plantedReport } from './planted.ts';

type PlantedLooks = Parameters<typeof plantedReport>[0];

/** The only scenario of a run, with its looks. */
function scenarioOf(looks: PlantedLooks) {
  const scenarios = scenariosOf(plantedReport(looks));
  expect(scenarios).toHaveLength(1);
  return scenarios[0]!;
}
const [desktop, phone] = kept as [PlantedLooks[number], PlantedLooks[number]];
const ends = (looks: PlantedLooks) => scenarioOf(looks).looks.map(({ device, status }) => [device, status]);

it('has one scenario for two looks, the desktop first', () => {
  expect(ends([phone, desktop])).toEqual([
    ['desktop', 'PASSED'],
    ['phone', 'PASSED'],
  ]);
  expect(scenarioOf(kept).status).toBe('PASSED');
});

it('fails a scenario that fails on the phone only, and breaks its clause', () => {
  const looks = [desktop, { ...phone, status: 'FAILED' }];
  expect(scenarioOf(looks).status).toBe('FAILED');
  expect(plantedReport(looks).totals).toMatchObject({
    specification: { broken: 1 },
    scenarios: 1,
    failed: 1,
  });
  expect(endedAlike(scenarioOf(looks)).map(onDevices)).toEqual(['on a phone', 'on a desktop']);
});

it('counts a look that two shards had once, at its worst', () => {
  const shards = [...kept, { ...desktop, status: 'FAILED' }, { ...phone, tags: ['@other'] }];
  expect(ends(shards)).toEqual([
    ['desktop', 'FAILED'],
    ['phone', 'PASSED'],
  ]);
});

it('leaves out no scenario that another shard ran', () => {
  const { status: _status, ...elsewhere } = desktop;
  expect(plantedReport([...kept, elsewhere]).run.leftOut).toEqual([]);
  expect(plantedReport([elsewhere, { ...elsewhere, device: 'phone' }]).run.leftOut).toHaveLength(1);
});

it('has a look without a device where no window was opened', () => {
  expect(ends([{ ...desktop, tags: ['@sdk'], device: null }])).toEqual([[null, 'PASSED']]);
});

it('keeps two scenarios of one name apart', () => {
  expect(scenariosOf(plantedReport(mixed.slice(2, 5))).map(({ looks }) => looks.length)).toEqual([1, 2]);
});

it('tells looks once that ended alike, and what happened unseen once where it was the same', () => {
  expect(endedAlike(scenarioOf(kept)).map(onDevices)).toEqual(['on a desktop and on a phone']);
  expect(sameUnseen(scenarioOf(kept))).toHaveLength(1);
  expect(sameUnseen(scenarioOf([desktop, { ...phone, calls: [] }])).map(onDevices)).toEqual([
    'on a desktop',
    'on a phone',
  ]);
});
