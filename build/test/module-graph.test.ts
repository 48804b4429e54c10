import { expect, it } from 'vitest';
import { screensOfModules } from '../module-graph.ts';

const graph = new Map([
  ['index.html', ['App.tsx']],
  ['App.tsx', ['paths.ts', 'Home.tsx', 'Company.tsx']],
  ['Home.tsx', ['home.ts', 'Form.tsx']],
  ['Company.tsx', ['company.ts', 'Form.tsx']],
  ['Form.tsx', ['paths.ts', 'Home.tsx']],
  ['paths.ts', []],
  ['home.ts', []],
  ['company.ts', []],
]);
const screens = new Map([
  ['/', 'Home.tsx'],
  ['/company', 'Company.tsx'],
]);

it.each([
  ['of one screen', 'company.ts', ['/company']],
  ['that is a screen', 'Company.tsx', ['/company']],
  ['that two screens share', 'Form.tsx', ['/', '/company']],
  ['of the frame', 'App.tsx', ['/', '/company']],
  ['of the frame and a screen', 'paths.ts', ['/', '/company']],
])('a module %s is assigned to its screens', (_which, module, own) =>
  expect(screensOfModules(graph, screens).get(module)).toEqual(own),
);
