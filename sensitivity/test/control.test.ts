import { expect, it, vi } from 'vitest';
import { control } from '../control.ts';
import { failedScenarios } from '../features.ts';
import type { Entry } from '../record.ts';

vi.mock('../judge.ts', () => ({
  withSite: (_site: unknown, _place: string, look: (origin: string) => unknown) =>
    look('http://right.example'),
}));
vi.mock('../features.ts', async (original) => ({
  ...(await original<typeof import('../features.ts')>()),
  failedScenarios: vi.fn(),
}));

const noticed = (id: string, by: string): Entry => ({
  id,
  clause: '9.1',
  name: id,
  file: 'src/content/limits.ts',
  judge: 'features',
  status: 'killed',
  by,
  why: 'Expected 300',
  seconds: 1,
});

it('what fails on the right site too has noticed nothing', async () => {
  const red = 'features/9.feature:8 red anyway';
  const mutants = [
    noticed('9.1-1', red),
    noticed('9.1-2', 'features/9.feature:6 green'),
    noticed('9.1-3', red),
  ];
  vi.mocked(failedScenarios).mockResolvedValue([{ by: red, why: 'Expected 300' }]);

  await control(mutants, '.cache/mutants/test');
  const args = ['--parallel', '2', 'features/9.feature:8', 'features/9.feature:6'];
  expect(vi.mocked(failedScenarios).mock.calls.map(([first]) => first)).toEqual([args]);
  expect(mutants.map(({ status, why }) => [status, why])).toEqual([
    ['survived', `${red} fails on the right site too`],
    ['killed', 'Expected 300'],
    ['survived', `${red} fails on the right site too`],
  ]);

  await control(mutants, '.cache/mutants/test');
  expect(failedScenarios, 'what was controlled stays so').toHaveBeenCalledTimes(1);
});
