import { Validator } from '@cfworker/json-schema';
import jsonld from 'jsonld';
import { describe, expect, it } from 'vitest';
import { earlOf } from '../earl.ts';
import { rulesOf } from '../read/gates.ts';
import type { OperationResult } from '../read/model/service.ts';
import { scenariosOf } from '../read/sections.ts';
import { renderMarkdown } from '../render-markdown.ts';
import { describeVerdict, figuresOf } from '../verdict.ts';
import { schemaOfReport } from '../write-report.ts';
import { createReport, createSensitivity, gateFixtures, mixedLooks } from './report-fixtures.ts';

/** The schema as it is published: as JSON. */
const publishedSchema = () => JSON.parse(JSON.stringify(schemaOfReport()));

const report = createReport(mixedLooks);
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
      scenarios: 3,
      failed: 1,
    });
  });

  it('gives scenarios with the same name different ids', () => {
    expect(scenariosOf(report).map(({ id }) => id)).toEqual([
      '5.4-long-b-enough-b',
      '5.5-the-counter',
      '5.5-the-counter-2',
    ]);
  });

  it('has the evidence of each look: steps, messages, picture, states, calls, environment', () => {
    expect(section.clauses[1]!.scenarios[1]!.looks[1]).toMatchObject({
      device: 'phone',
      status: 'FAILED',
      steps: [{ text: 'the counter reads "300 / 300"', status: 'FAILED', message: 'Not 300', seconds: 1 }],
      picture: { file: 'phone.jpg' },
      visited: [{ route: '/contact-us', differences: ['error at: Message'] }],
      calls: [{ operation: 'sendEmail' }],
      console: [{ type: 'info' }],
    });
    expect(report.run).toMatchObject({
      site: 'the production build of this commit',
      browser: 'chromium 156',
      viewports: { desktop: '1280 × 800', phone: '360 × 740' },
      seconds: 4,
    });
  });

  it('is valid by its published schema, which refuses a wrong one', () => {
    const schema = publishedSchema();
    const judge = (value: unknown) =>
      new Validator(schema, '2020-12').validate(JSON.parse(JSON.stringify(value)));
    expect(judge(report).errors).toEqual([]);
    expect(judge({ ...report, totals: { ...report.totals, failed: '1' } }).valid).toBe(false);
    expect(judge({ ...report, other: 1 }).valid).toBe(false);
  });
});

/** For each of these clauses a look at a scenario that passed. */
const passingLooks = (...clauses: string[]) =>
  clauses.map((clause, line) => ({ clause, name: 'A', line, status: 'PASSED' }));

describe('the verdict', () => {
  it.each([
    [
      mixedLooks,
      'The site breaks 1 clause of the specification, and keeps 1 clause of the specification; 1 clause of the specification and 1 of our own were not shown by this run.',
    ],
    [
      passingLooks('5.4', '10.1'),
      'The site keeps 1 clause of the specification and 1 of our own, and breaks none; 2 clauses of the specification were not shown by this run.',
    ],
    [[], 'Nothing is known of the site: no scenario ran.'],
    [
      passingLooks('5.4', '5.5', '5.6', '10.1'),
      'The site keeps all 3 clauses of the specification and 1 of our own.',
    ],
  ])('is one sentence', (scenarios, words) => {
    expect(describeVerdict(createReport(scenarios))).toContain(words);
  });

  it('counts the clauses of the specification and our own apart', () => {
    const { totals, sections } = createReport(passingLooks('5.4', '10.1'));
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
      'has not run',
      'have not run',
    ]);
    const full = createReport(mixedLooks, {
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
    ['all noticed', createSensitivity([killed]), true, '1 of 1 wrong sites noticed', 'whether'],
    [
      'one not noticed',
      createSensitivity([killed, survived]),
      false,
      '1 of 2 wrong sites noticed, 1 not noticed',
      'whether',
    ],
    [
      'one not judged',
      createSensitivity([killed, ['5.5', 'not judged']]),
      false,
      '1 of 2 wrong sites noticed, 1 not judged',
      'whether',
    ],
    [
      'one that cannot be noticed',
      createSensitivity([killed, equivalent]),
      true,
      '1 of 2 wrong sites noticed, 1 cannot be noticed',
      'whether',
    ],
    [
      'a part of the catalogue',
      createSensitivity([killed], { catalogue: 5 }),
      null,
      '1 of 1 wrong sites noticed',
      '4 more have not been tried',
    ],
    [
      'an earlier state of the files',
      createSensitivity([killed], { current: false }),
      null,
      '1 of 1 wrong sites noticed',
      'on an earlier state of the files: 2026-11-20, commit abc',
    ],
  ])('have a figure for %s', (_what, sensitivity, good, words, note) => {
    const figures = figuresOf(createReport(mixedLooks, { sensitivity }));
    expect(figures.find(({ name }) => name === 'Sensitivity')).toMatchObject({
      good,
      words,
      note: expect.stringContaining(note),
    });
  });

  it('are valid by the published schema', () => {
    const schema = publishedSchema();
    const tried = createReport(mixedLooks, {
      sensitivity: createSensitivity([killed, survived, equivalent]),
    });
    expect(new Validator(schema, '2020-12').validate(JSON.parse(JSON.stringify(tried))).errors).toEqual([]);
  });
});

describe('the contract', () => {
  it('counts the calls of each operation by pages and by the SDK', () => {
    const sdk = createReport(
      [
        ...mixedLooks,
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
      { id: 'sendEmail', byPages: 5, bySdk: 1, confirmedBy: ['By SDK'], statuses: [201] },
      { id: 'getOther', byPages: 0, bySdk: 0, confirmedBy: ['getOther: GET'], example: null },
    ]);
  });
});

it('an operation has the calls of the scenario that made most of them, and the scenarios that tried a fault', () => {
  const mail = (subject: string) => ({ request: { headers: {}, body: `{"subject":"${subject}"}` } });
  const { contracts } = createReport([
    mixedLooks[0]!,
    { ...mixedLooks[0]!, name: 'Both', line: 8, calls: [mail('one'), mail('two'), mail('two')] },
    { ...mixedLooks[0]!, name: 'Down', line: 9, calls: [{ fault: { kind: 'refused', status: 503 } }] },
  ]);
  const [{ example, faults }] = contracts[0]!.operations as [OperationResult];
  expect(example!.scenario).toBe('5.4-both');
  expect(example!.calls.map(({ request }) => request.body)).toEqual([
    '{"subject":"one"}',
    '{"subject":"two"}',
  ]);
  expect(faults).toEqual([{ words: 'refused with status 503', scenarios: ['5.4-down'] }]);
});

describe('the other formats of the report', () => {
  it('EARL is JSON-LD with an assertion for each clause', async () => {
    const expanded = await jsonld.expand(earlOf(report), { base: 'https://report.example/' });
    const earl = (name: string) => `http://www.w3.org/ns/earl#${name}`;
    const assertions = expanded.filter((node) => node['@type']?.includes(earl('Assertion')));
    expect(assertions).toHaveLength(4);
    expect(assertions[1]).toMatchObject({
      [earl('subject')]: [{ '@id': 'https://report.example/#site' }],
      [earl('test')]: [{ '@id': 'https://report.example/#clause-5.5' }],
      [earl('result')]: [{ [earl('outcome')]: [{ '@id': earl('failed') }] }],
    });
    const ids = new Set(expanded.map((node) => node['@id']));
    for (const assertion of assertions)
      for (const part of ['assertedBy', 'subject', 'test'])
        expect(ids).toContain((assertion[earl(part)] as { '@id': string }[])[0]!['@id']);
  });

  it('Markdown names each broken clause and the place of its failed scenarios', () => {
    expect(renderMarkdown(report)).toContain('**5.5 is broken:** A counter against the 300 maximum');
    expect(renderMarkdown(report)).toContain('`features/5-validation/message-length.feature:21` The counter');
  });
});
