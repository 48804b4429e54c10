import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { APPROVED_FOLDER, readApprovedLooks } from '../read/approved-looks.ts';

const groups = readApprovedLooks();
const allLooks = groups.flatMap((group) => group.looks);

it('every approved picture and text is listed once', () => {
  const listed = allLooks.flatMap(({ file, devices, hasText }) => [
    ...devices.map((device) => `${file}-${device}.png`),
    ...(hasText ? [`${file}.txt`] : []),
  ]);
  expect(listed.toSorted()).toEqual(globSync('*/*', { cwd: APPROVED_FOLDER }).toSorted());
});

it('a screen has its name from the specification and a picture for each device', () => {
  expect(groups[0]!.title).toBe('Screens');
  const names = groups[0]!.looks.map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['Home', 'Company', 'Contact', 'Finsense page']);
  expect(names).toContain('RiskGauge page');
  expect(names.slice(-6)).toEqual([
    'Privacy policy',
    'Terms and conditions',
    'Annual returns',
    'Conference landing page',
    'Conference banner page',
    'Not-found page',
  ]);
  expect(groups[0]!.looks.at(-1)).toEqual({
    name: 'Not-found page',
    file: 'screens/not-found',
    devices: ['desktop', 'phone'],
    hasText: true,
  });
  expect(allLooks.find(({ name }) => name === 'menu panel')!.devices).toEqual(['phone']);
});
