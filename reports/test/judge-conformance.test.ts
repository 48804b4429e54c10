import { describe, expect, it } from 'vitest';
import { worstFiguresOf } from '../read/gates.ts';
import type { MutantResult } from '../read/model/mutant-result.ts';
import { describeVerdict, findTestsNotRun, findClausesOnlyTestsProve, listResultRows } from '../verdict.ts';
import { createReport, createMutantResults, gateFixtures, mixedScenarios } from './report-fixtures.ts';

const report = createReport(mixedScenarios);

describe('the report', () => {
  it('has a verdict for each clause: kept, broken, or not shown with the reason', () => {
    expect(report.clauses.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['5.4', 'kept'],
      ['5.5', 'broken'],
      ['5.6', 'not shown'],
      ['10.1', 'not shown'],
    ]);
    expect(report.clauses[2]!.reason).toBe('cannot be judged on a deployed site');
    expect(report.clauses[3]!.reason).toBe('no scenario of this run is about it');
    expect(report.run.leftOut).toMatchObject([{ name: 'At once', line: 30 }]);
  });

  it('has the evidence of each scenario: steps, messages, picture of a failure, states, calls, environment', () => {
    expect(report.clauses[1]!.scenarios[1]).toMatchObject({
      device: 'phone',
      status: 'FAILED',
      steps: [{ text: 'the counter reads "300 / 300"', table: [['one\ntwo']], message: 'Not 300' }],
      seconds: 1,
      picture: expect.stringMatching(/^data:image\/svg\+xml;base64,\w/),
      visited: [{ route: '/contact-us', differences: ['error at: Message'] }],
      calls: [{ operation: 'sendEmail' }],
      console: [{ type: 'info' }],
    });
    expect(report.clauses[1]!.scenarios[0]!.picture).toBeNull();
    expect(report.run).toMatchObject({
      site: 'the production build of this commit',
      browser: 'chromium 156',
      viewports: { desktop: '1280 × 800', phone: '360 × 740' },
      seconds: 4,
    });
  });
});

it('a picture is shown once, beside the first clause that names it', () => {
  const names = ['It opens', 'The menu panel opens', 'The menu panel closes'];
  const scenarios = names.map((name, line) => ({ clause: `5.${4 + line}`, name, line, status: 'PASSED' }));
  const looks = createReport(scenarios).clauses.map(({ look }) => look?.file);
  expect(looks).toEqual([undefined, 'frame/menu-panel-phone.png', undefined, undefined]);
});

const createPassedScenarios = (...clauses: string[]) =>
  clauses.map((clause, line) => ({ clause, name: 'A', line, status: 'PASSED' }));

describe('the verdict', () => {
  it.each([
    [
      mixedScenarios,
      'The site breaks 1 clause of the specification, and keeps 1 clause of the specification; 1 clause of the specification and 1 of our own were not shown by this run.',
    ],
    [
      createPassedScenarios('5.4', '10.1'),
      'The site keeps 1 clause of the specification and 1 of our own, with 2 open points, and breaks none; 2 clauses of the specification were not shown by this run.',
    ],
    [[], 'Nothing is known of the site: no scenario ran.'],
    [
      createPassedScenarios('5.4', '5.5', '5.6', '10.1'),
      'The site keeps all 3 clauses of the specification and 1 of our own, with 2 open points.',
    ],
  ])('is one sentence', (scenarios, words) => {
    expect(describeVerdict(createReport(scenarios))).toContain(words);
  });

  it('says that something else failed, although every clause is kept', () => {
    const kept = createPassedScenarios('5.4', '5.5', '5.6', '10.1');
    const engine = { engine: 'Firefox', browser: 'firefox 153', scope: 'all', checks: 1, notRun: [] };
    expect(
      describeVerdict(
        createReport(kept, {
          gates: gateFixtures,
          units: [{ numPassedTests: 2, numTotalTests: 3, testResults: [] }],
          engines: [{ ...engine, failed: [{ clauses: ['5.4'], name: 'A', message: 'B' }] }],
          sensitivity: createMutantResults([['5.4', 'survived']]),
        }),
      ),
    ).toBe(
      'The site keeps all 3 clauses of the specification and 1 of our own, with 2 open points. Failed besides: the gate states, unit tests, Firefox, a wrong site that nothing noticed.',
    );
  });
});

describe('the first page', () => {
  const words = (of: typeof report) => listResultRows(of).map(({ name, words }) => `${name}: ${words}`);

  it('has a result for each kind of check that has run', () => {
    expect(words(report)).toEqual([
      'Scenarios: 3 of 4 passed',
      'Kinds of calls to outside services: 1 of 2 made, by a page or by the provider’s SDK',
    ]);
    const full = createReport(mixedScenarios, {
      gates: gateFixtures,
      units: [{ numPassedTests: 2, numTotalTests: 3, testResults: [] }],
      sensitivity: createMutantResults([
        ['5.4', 'killed'],
        ['states', 'killed'],
        ['states', 'survived'],
      ]),
    });
    expect(words(full)).toEqual([
      'Scenarios: 3 of 4 passed',
      'Checks of the gates: 1 of 2 passed',
      'Unit tests: 2 of 3 passed',
      'Kinds of calls to outside services: 1 of 2 made, by a page or by the provider’s SDK',
      'Wrong sites of clauses: 1 of 1 noticed',
      'Wrong sites of gates: 1 of 2 noticed, 1 not noticed',
    ]);
    const gate = full.gates.find(({ name }) => name === 'states')!;
    expect(gate.checks[1]).toMatchObject({
      name: 'axe, phone: bfs',
      status: 'failed',
      figures: [{ rule: 'axe finds no violation', figure: 2, bound: 'at most', limit: 0 }],
      notes: ['contrast'],
    });
    expect(worstFiguresOf(gate)).toMatchObject([{ figure: 2, where: 'axe, phone: bfs' }, { figure: 95.028 }]);
  });

  it('names what has not run', () => {
    expect(findTestsNotRun(report)).toEqual([
      { name: 'some gates (lighthouse, states)', command: 'npm run gates -- --project night' },
      { name: 'unit tests', command: 'npm run unit' },
      { name: 'other browser engines', command: 'npm run engines' },
      { name: 'wrong sites', command: 'npm run sensitivity' },
    ]);
    const sensitivity = createMutantResults([['5.5', 'not judged']]);
    const unjudged = createReport(mixedScenarios, { gates: gateFixtures, sensitivity });
    const names = findTestsNotRun(unjudged).map(({ name }) => name);
    expect(names).toEqual(['some gates (lighthouse)', 'unit tests', 'other browser engines', 'wrong sites']);
  });

  it('names the clauses whose wrong sites no scenario noticed', () => {
    const sensitivity = createMutantResults([
      ['5.4', 'killed', '5-validation/message-length: The counter'],
      ['5.4', 'killed', 'src/test/a.test.ts: a'],
      ['5.5', 'killed', 'src/test/a.test.ts: a'],
      ['5.6', 'survived'],
    ]);
    expect(findClausesOnlyTestsProve(createReport([], { sensitivity })).map(({ id }) => id)).toEqual(['5.5']);
  });
});

it('wrong sites are counted by outcome, and one that nothing noticed has failed', () => {
  const resultOf = (...statuses: MutantResult['status'][]) =>
    listResultRows(
      createReport([], { sensitivity: createMutantResults(statuses.map((status) => ['5.4', status])) }),
    ).at(-1);
  expect(resultOf('killed', 'not judged', 'equivalent')).toMatchObject({
    failed: false,
    words: '1 of 3 noticed, 1 not judged, 1 cannot be noticed',
  });
  expect(resultOf('killed', 'not judged', 'equivalent', 'survived')).toMatchObject({
    failed: true,
    words: '1 of 4 noticed, 1 not noticed, 1 not judged, 1 cannot be noticed',
  });
});

it('the calls of each operation are counted by pages and by the SDK', () => {
  const bySdk = { clause: '5.4', name: 'By SDK', line: 40, status: 'PASSED', tags: ['@sdk'], device: null };
  const assertionResults = [{ fullName: 'getOther: GET', status: 'passed' }];
  const testResults = [{ name: 'mocks/sdk/a.test.ts', assertionResults }];
  const { operations } = createReport([...mixedScenarios, bySdk], {
    units: [{ numPassedTests: 1, numTotalTests: 1, testResults }],
  });
  expect(operations).toMatchObject([
    { id: 'sendEmail', byPages: 4, bySdk: 1, confirmedBy: ['By SDK'], statuses: [201] },
    { id: 'getOther', byPages: 0, bySdk: 0, confirmedBy: ['getOther: GET'], example: undefined },
  ]);
});

it('an operation has a scenario as its example: one of a page, with a good call', () => {
  const down = { fault: { kind: 'refused', status: 503 } } as const;
  const scenario = mixedScenarios[0]!;
  const { operations } = createReport([
    { ...scenario, name: 'By SDK', line: 7, tags: ['@sdk'], device: null },
    { ...scenario, name: 'Down', line: 8, calls: [down] },
    { ...scenario, name: 'Good', line: 9 },
  ]);
  expect(operations[0]!.example!.id).toBe('5.4-good');
});
