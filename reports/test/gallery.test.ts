import { expect, it } from 'vitest';
import { collectGalleries } from '../../harness/results/gallery.ts';
import { scenariosOf } from '../../harness/results/sections.ts';
import { kept, plantedReport } from './planted.ts';

const shotsOf = (route: string, ...planted: Parameters<typeof plantedReport>[0]) => {
  const screens = collectGalleries(scenariosOf(plantedReport(planted)));
  return screens
    .find((screen) => screen.route === route)!
    .shots.map(({ device, differences, scenarios, picture }) => [
      device,
      differences,
      scenarios,
      picture?.file,
    ]);
};
const [desktop, phone] = kept as [(typeof kept)[number], (typeof kept)[number]];

it('counts every state that a scenario visited, with a picture of the one that it ended in', () => {
  expect(shotsOf('/contact-us', { ...phone, visited: [[], ['error at: Name']] })).toEqual([
    ['phone', '', 1, undefined],
    ['phone', 'error at: Name', 1, 'phone.jpg'],
  ]);
});

it('takes the picture of a state from where a scenario ended in it, and counts each scenario once', () => {
  const visited = [['moving'], [], ['error at: Name']];
  expect(shotsOf('/contact-us', { ...phone, visited }, { ...phone, line: 7, visited: [[]] })).toEqual([
    ['phone', '', 2, 'phone.jpg'],
    ['phone', 'error at: Name', 1, 'phone.jpg'],
  ]);
});

it('tells the devices apart, and has nothing of a screen that nobody visited', () => {
  expect(shotsOf('/contact-us', desktop, phone).map(([device]) => device)).toEqual(['desktop', 'phone']);
  expect(shotsOf('/company', desktop, phone)).toEqual([]);
});
