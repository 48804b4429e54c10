import { describe, expect, it } from 'vitest';
import { rulesOf } from '../read/gates.ts';
import type { OperationResult } from '../read/model/service.ts';
import { scenariosOf } from '../read/sections.ts';
import { describeVerdict, figuresOf } from '../verdict.ts';
import { createReport, createSensitivity, gateFixtures, mixedScenarios } from './report-fixtures.ts';

const report = createReport(mixedScenarios);
const section = report.sections[4]!;

describe('the report', () => {
  it('has a verdict for each clause: kept, broken, or not shown with the reason', () => {
    expect(section.clauses.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['5.4', 'kept'],
      ['5.5', 'broken'],
      ['5.6', 'not shown'],
    ]);
    expect(section.clauses[2]!.reason).toContain('Cannot be judged there');
    expect(report.run.leftOut).toMatchObject([{ name: 'At once', line: 30 }]);
    expect(report.totals).toMatchObject({
      specification: { kept: 1, broken: 1, 'not shown': 1 },
      scenarios: 4,
      failed: 1,
    });
  });

  it('gives scenarios with the same name different ids', () => {
    expect(scenariosOf(report).map(({ id }) => id)).toEqual([
      '5.4-long-b-enough-b',
      '5.4-too-long',
      '5.5-the-counter',
      '5.5-the-counter-2',
    ]);
  });

  it('has the evidence of each scenario: steps, messages, picture of a failure, states, calls, environment', () => {
    expect(section.clauses[1]!.scenarios[1]).toMatchObject({
      device: 'phone',
      status: 'FAILED',
      steps: [{ text: 'the counter reads "300 / 300"', status: 'FAILED', message: 'Not 300', seconds: 1 }],
      picture: expect.stringMatching(/^data:image\/svg\+xml;base64,\w/),
      visited: [{ route: '/contact-us', differences: ['error at: Message'] }],
      calls: [{ operation: 'sendEmail' }],
      console: [{ type: 'info' }],
    });
    expect(section.clauses[1]!.scenarios[0]!.picture).toBeNull();
    expect(report.run).toMatchObject({
      site: 'the production build of this commit',
      browser: 'chromium 156',
      viewports: { desktop: '1280 × 800', phone: '360 × 740' },
      seconds: 4,
    });
  });
});

/** A scenario that passed for each of these clauses. */
const passingScenarios = (...clauses: string[]) =>
  clauses.map((clause, line) => ({ clause, name: 'A', line, status: 'PASSED' }));

describe('the verdict', () => {
  it.each([
    [
      mixedScenarios,
      'The site breaks 1 clause of the specification, and keeps 1 clause of the specification; 1 clause of the specification and 1 of our own were not shown by this run.',
    ],
    [
      passingScenarios('5.4', '10.1'),
      'The site keeps 1 clause of the specification and 1 of our own, and breaks none; 2 clauses of the specification were not shown by this run.',
    ],
    [[], 'Nothing is known of the site: no scenario ran.'],
    [
      passingScenarios('5.4', '5.5', '5.6', '10.1'),
      'The site keeps all 3 clauses of the specification and 1 of our own.',
    ],
  ])('is one sentence', (scenarios, words) => {
    expect(describeVerdict(createReport(scenarios))).toContain(words);
  });

  it('counts the clauses of the specification and our own apart', () => {
    const { totals, sections } = createReport(passingScenarios('5.4', '10.1'));
    expect(totals.own).toEqual({ kept: 1, broken: 0, 'not shown': 0 });
    expect(totals.specification).toEqual({ kept: 1, broken: 0, 'not shown': 2 });
    expect(sections.filter(({ owner }) => owner === 'own').map(({ number }) => number)).toEqual([10]);
  });

  it('has a figure for each kind of check, also for one that has not run', () => {
    const words = (figures: ReturnType<typeof figuresOf>) => figures.map((figure) => figure.words);
    expect(words(figuresOf(report))).toEqual([
      'has not run',
      'has not run',
      '1 of 2 operations exercised',
      'No wrong site has been tried',
      'have not run',
    ]);
    const full = createReport(mixedScenarios, {
      gates: gateFixtures,
      units: { numPassedTests: 2, numTotalTests: 3, testResults: [] },
      sensitivity: createSensitivity([['5.4', 'killed']]),
    });
    expect(words(figuresOf(full))).toEqual([
      '1 of 2 checks passed',
      'has not run',
      '1 of 2 operations exercised',
      '1 of 1 wrong sites noticed',
      '2 of 3 passed',
    ]);
    expect(full.gates![0]!.checks[1]).toMatchObject({
      name: 'axe, phone: bfs',
      status: 'failed',
      figures: [{ rule: 'axe finds no violation', figure: 2, bound: 'at most', limit: 0 }],
      notes: ['contrast'],
    });
    expect(rulesOf(full.gates![0]!)).toMatchObject([
      { checks: 2, worst: { figure: 2 }, where: 'axe, phone: bfs' },
    ]);
  });
});

describe('the wrong sites', () => {
  const [killed, survived, equivalent] = [
    ['5.4', 'killed'],
    ['5.5', 'survived'],
    ['5.5', 'equivalent'],
  ] as const;
  it.each([
    ['all noticed', [killed], true, '1 of 1 wrong sites noticed'],
    ['one not noticed', [killed, survived], false, '1 of 2 wrong sites noticed, 1 not noticed'],
    ['one not judged', [killed, ['5.5', 'not judged']], null, '1 of 2 wrong sites noticed, 1 not judged'],
    [
      'one that cannot be noticed',
      [killed, equivalent],
      true,
      '1 of 2 wrong sites noticed, 1 cannot be noticed',
    ],
  ] as const)('have a figure for %s', (_what, tried, good, words) => {
    const figures = figuresOf(createReport(mixedScenarios, { sensitivity: createSensitivity(tried) }));
    expect(figures.find(({ name }) => name === 'Sensitivity')).toMatchObject({ good, words });
  });
});

describe('the contract', () => {
  it('counts the calls of each operation by pages and by the SDK', () => {
    const sdk = createReport(
      [
        ...mixedScenarios,
        { clause: '5.4', name: 'By SDK', line: 40, status: 'PASSED', tags: ['@sdk'], device: null },
      ],
      {
        units: {
          numPassedTests: 1,
          numTotalTests: 1,
          testResults: [
            {
              name: 'mocks/sdk/a.test.ts',
              assertionResults: [{ fullName: 'getOther: GET', status: 'passed' }],
            },
          ],
        },
      },
    );
    expect(sdk.contracts[0]!.operations).toMatchObject([
      { id: 'sendEmail', byPages: 4, bySdk: 1, confirmedBy: ['By SDK'], statuses: [201] },
      { id: 'getOther', byPages: 0, bySdk: 0, confirmedBy: ['getOther: GET'], example: null },
    ]);
  });
});

it('an operation has the calls of the scenario that made most of them, and the scenarios that tried a fault', () => {
  const mail = (subject: string) => ({ request: { headers: {}, body: `{"subject":"${subject}"}` } });
  const { contracts } = createReport([
    mixedScenarios[0]!,
    { ...mixedScenarios[0]!, name: 'Both', line: 8, calls: [mail('one'), mail('two'), mail('two')] },
    { ...mixedScenarios[0]!, name: 'Down', line: 9, calls: [{ fault: { kind: 'refused', status: 503 } }] },
  ]);
  const [{ example, faults }] = contracts[0]!.operations as [OperationResult];
  expect(example!.scenario).toBe('5.4-both');
  expect(example!.calls.map(({ request }) => request.body)).toEqual([
    '{"subject":"one"}',
    '{"subject":"two"}',
  ]);
  expect(faults).toEqual([{ words: 'refused with status 503', scenarios: ['5.4-down'] }]);
});
