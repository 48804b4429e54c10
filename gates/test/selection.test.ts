import { expect, it } from 'vitest';
import { paths } from '../../src/content/paths.ts';
import { screens, UNKNOWN_PATH } from '../screens.ts';
import { chooseScenarios, patternOfUnaffectedChecks } from '../selection/choose-affected-tests.ts';
import { findImpact } from '../selection/impact.ts';

const screensOfModules = new Map([
  ['src/content/company.ts', [paths.company]],
  ['src/pages/not-found/NotFound.tsx', [paths.notFound]],
  ['src/styles/base.css', screens.map(({ path }) => path)],
]);

it.each([
  ['a module of one screen', ['src/content/company.ts', 'docs/report.md'], { paths: [paths.company] }],
  ['the screen for unknown addresses', ['src/pages/not-found/NotFound.tsx'], { paths: [UNKNOWN_PATH] }],
  ['an approved picture', ['gates/approved/screens/company-phone.png'], { paths: [paths.company] }],
  ['a feature', ['features/a.feature'], { features: ['features/a.feature'] }],
  [
    'a module of every screen',
    ['src/styles/base.css'],
    { whole: 'src/styles/base.css is part of every screen' },
  ],
  ['a file that all scenarios use', ['steps/world.ts'], { whole: 'steps/world.ts may affect everything' }],
  ['a removed module', ['src/gone.ts'], { whole: 'src/gone.ts may affect everything' }],
])('a change of %s affects only its own screens and features', (_what, files, impact) =>
  expect(findImpact(files, screensOfModules)).toEqual({ paths: [], features: [], ...impact }),
);

it('a change selects scenarios that visited its screens, new ones and those of changed features', () => {
  const scenario = (file: string, name: string) => ({ file, name, line: 1, tags: [] });
  const all = [
    scenario('a', 'met'),
    scenario('a', 'not met'),
    scenario('b', 'new'),
    scenario('c', 'changed'),
  ];
  const visited = {
    'a: met': [paths.home, paths.company],
    'a: not met': [paths.home],
    'c: changed': [paths.home],
  };
  const impact = { paths: [paths.company], features: ['c'] };
  expect(chooseScenarios(all, impact, visited).map(({ name }) => name)).toEqual(['met', 'new', 'changed']);
});

it('a change of a screen leaves out the checks of other screens and of addresses', () => {
  const unaffected = new RegExp(patternOfUnaffectedChecks({ paths: [paths.company], features: [] }));
  const names = [
    'keyboard, 360 px home',
    'phone error of Name, left empty',
    'shift, phone home, in pieces',
    'gates addresses.spec.ts addresses every row of addresses.yaml',
  ];
  expect(names.filter((name) => !unaffected.test(name))).toEqual([]);
  const affected = [
    'keyboard, 360 px company',
    'links',
    'desktop success box on /company',
    'lighthouse, mobile company',
  ];
  expect(affected.filter((name) => unaffected.test(name))).toEqual([]);
});
