import { describe, expect, it } from 'vitest';
import type { Engine } from '../../harness/browsers/engine.ts';
import { describeEngines, type EngineResults, resultsOfWalk } from '../engines.ts';
import { describeVerdict, figuresOf } from '../verdict.ts';
import { createReport, keptLooks } from './report-fixtures.ts';

const results = (checks: [clause: string, isPassed: boolean][]): EngineResults => ({
  browser: 'firefox 153.7',
  looksAt: 'the features',
  checks: checks.map(([clause, isPassed]) => ({
    clauses: [clause],
    name: `A look at ${clause}`,
    isPassed,
    message: isPassed ? '' : 'Then it is seen: not seen',
  })),
  notAsked: [{ clause: '5.5', name: 'A file', file: 'a.feature', line: 3, reason: 'it saves a file' }],
});

const clausesOf = (engines: Partial<Record<Engine, EngineResults>>) =>
  createReport(keptLooks, { engines }).sections.flatMap(({ clauses }) => clauses);

const verdictsOn = (engine: Engine, engines: Partial<Record<Engine, EngineResults>>) =>
  Object.fromEntries(clausesOf(engines).map(({ id, engines: known }) => [id, known[engine].verdict]));

describe('what engines say of clauses', () => {
  it('is not known where an engine has not run', () => {
    expect(verdictsOn('firefox', {})).toMatchObject({ '5.4': 'not known', '5.5': 'not known' });
  });

  it('is kept, not asked with its reason, or not known', () => {
    const engines = { firefox: results([['5.4', true]]) };
    expect(verdictsOn('firefox', engines)).toMatchObject({
      '5.4': 'kept',
      '5.5': 'not asked',
      '5.6': 'not known',
    });
    const [, second] = clausesOf(engines).filter(({ id }) => id.startsWith('5.'));
    expect(describeEngines(second!.engines)).toContain('Firefox not asked, as it saves a file');
  });

  it('breaks a clause that the main engine keeps', () => {
    const engines = {
      firefox: results([
        ['5.4', true],
        ['5.4', false],
      ]),
    };
    const report = createReport(keptLooks, { engines });
    const clause = report.sections.flatMap(({ clauses }) => clauses).find(({ id }) => id === '5.4')!;
    expect(clause.verdict).toBe('broken');
    expect(describeVerdict(report)).toContain('breaks 1 clause of the specification');
    expect(report.engines.find(({ engine }) => engine === 'firefox')!.failed).toMatchObject([
      { clauses: ['5.4'], message: 'Then it is seen: not seen' },
    ]);
    expect(figuresOf(report).find(({ name }) => name === 'Engines')).toMatchObject({ good: false });
  });

  it('comes from a walk by the tags of its checks', () => {
    const spec = (title: string, ok: boolean, tags: string[]) => ({
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
    const suites = [
      {
        title: 'menus.spec.ts',
        suites: [
          { title: 'Menu', specs: [spec('opens', true, ['5.4']), spec('closes', false, ['5.5', '5.6'])] },
        ],
      },
    ];
    const webkit = resultsOfWalk({ suites });
    expect(webkit).toMatchObject({
      browser: 'WebKitGTK 2.50.6',
      checks: [
        { name: 'Menu: opens', isPassed: true },
        { name: 'Menu: closes', message: 'It stays closed' },
      ],
    });
    expect(verdictsOn('webkit', { webkit })).toEqual({
      '5.4': 'kept',
      '5.5': 'broken',
      '5.6': 'broken',
      '10.1': 'not asked',
    });
  });

  it('is refused where a walk names a clause that there is not', () => {
    expect(() => clausesOf({ webkit: results([['9.99', true]]) })).toThrow('names clause 9.99');
  });
});
