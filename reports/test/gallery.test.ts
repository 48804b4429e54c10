import { expect, it } from 'vitest';
import { collectGalleries } from '../read/gallery.ts';
import { scenariosOf } from '../read/sections.ts';
import { createReport, keptLooks } from './report-fixtures.ts';

const shotsOf = (route: string, ...looks: Parameters<typeof createReport>[0]) => {
  const screens = collectGalleries(scenariosOf(createReport(looks)));
  return screens
    .find((screen) => screen.route === route)!
    .shots.map(({ device, differences, scenarios, picture }) => [
      device,
      differences,
      scenarios,
      picture?.file,
    ]);
};
const [desktop, phone] = keptLooks as [(typeof keptLooks)[number], (typeof keptLooks)[number]];

it('the gallery has every state that a scenario visited, with a picture of the one that it ended in', () => {
  expect(shotsOf('/contact-us', { ...phone, visited: [[], ['error at: Name']] })).toEqual([
    ['phone', '', 1, undefined],
    ['phone', 'error at: Name', 1, 'phone.jpg'],
  ]);
});

it('a state has the picture of a scenario that ended in it, and counts each scenario once', () => {
  const visited = [['moving'], [], ['error at: Name']];
  expect(shotsOf('/contact-us', { ...phone, visited }, { ...phone, line: 7, visited: [[]] })).toEqual([
    ['phone', '', 2, 'phone.jpg'],
    ['phone', 'error at: Name', 1, 'phone.jpg'],
  ]);
});

it('the gallery has each device apart, and nothing of a screen that no scenario visited', () => {
  expect(shotsOf('/contact-us', desktop, phone).map(([device]) => device)).toEqual(['desktop', 'phone']);
  expect(shotsOf('/company', desktop, phone)).toEqual([]);
});
