import { expect, it } from 'vitest';
import type { FeatureRun } from '../../../harness/messages/messages.ts';
import { summariseFirefoxRun } from '../firefox/run-in-firefox.ts';
import { summariseWalk } from '../walk/summarise-walk.ts';

const createPickle = (name: string, ...tags: string[]) => ({
  name,
  uri: 'features/a.feature',
  location: { line: 3 },
  tags: tags.map((tag) => ({ name: tag })),
});

it('a run in Firefox lists failed scenarios with their clauses, and the reason why others cannot run', () => {
  const attachments = [{ fileName: 'environment', body: '{"browser":"firefox 153.8"}' }];
  const passed = { keyword: 'Given', step: { text: 'a visitor' }, result: { status: 'PASSED' } };
  const failed = {
    keyword: 'Then',
    step: { text: 'it is seen' },
    result: { status: 'FAILED', message: 'not seen\nat' },
  };
  const runs = [
    { pickle: createPickle('A', '@5.4'), status: 'PASSED', steps: [passed], attachments },
    { pickle: createPickle('B', '@5.5'), status: 'FAILED', steps: [passed, failed], attachments },
  ];
  const pickles = [...runs.map(({ pickle }) => pickle), createPickle('C', '@touch')];
  const run = summariseFirefoxRun({ runs, pickles } as unknown as FeatureRun);
  expect(run).toMatchObject({
    browser: 'firefox 153.8',
    checks: 2,
    failed: [{ clauses: ['5.5'], name: 'B', message: 'Then it is seen: not seen' }],
    notRun: [{ name: 'C', file: 'features/a.feature', line: 3, reason: expect.stringContaining('touch') }],
  });
});

it('a walk lists failed checks with the clauses in their tags', () => {
  const createSpec = (title: string, ok: boolean, tags: string[]) => ({
    title,
    ok,
    tags,
    tests: [
      {
        status: 'expected',
        annotations: [{ type: 'browser', description: 'WebKitGTK 2.50.6' }],
        results: [{ errors: ok ? [] : [{ message: 'It stays closed\nat walk' }] }],
      },
    ],
  });
  const specs = [createSpec('opens', true, ['@5.4']), createSpec('closes', false, ['@5.5', '@5.6'])];
  const run = summariseWalk({ suites: [{ title: 'menus.spec.ts', suites: [{ title: 'Menu', specs }] }] });
  expect(run).toMatchObject({
    browser: 'WebKitGTK 2.50.6',
    checks: 2,
    failed: [{ clauses: ['5.5', '5.6'], name: 'Menu: closes', message: 'It stays closed' }],
  });
});
