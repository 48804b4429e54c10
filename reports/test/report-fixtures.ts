import type { Envelope } from '@cucumber/messages';
import type { Clause } from '../../harness/clauses/clauses.ts';
import type { ScenarioEnvironment } from '../../harness/evidence/attach-evidence.ts';
import type { LookGroup } from '../read/approved-looks.ts';
import type { MutantResult } from '../read/model/mutant-result.ts';
import { type Device, viewports } from '../../harness/viewports.ts';
import type { Call } from '../../mocks/index.ts';
import { type Conformance, judgeConformance } from '../judge-conformance.ts';
import type { Results } from '../read/results.ts';
import type { PlaywrightReport } from '../read/gates.ts';
import { readRunFromEnvelopes } from '../../harness/messages/messages.ts';

const time = (seconds: number) => ({ seconds, nanos: 0 });
const callFixture = {
  service: 'e-mail',
  operation: 'sendEmail',
  method: 'POST',
  url: 'https://api.brevo.com/v3/smtp/email',
  request: { headers: { 'api-key': '(masked, 3 characters)' }, body: '{"subject":"Hello"}' },
  answer: { status: 201, headers: {}, body: '{"messageId":"1"}' },
  page: '/contact-us',
  fault: null,
  violations: [],
};

const screenshotFixture = {
  fileName: 'picture',
  mediaType: 'image/svg+xml',
  contentEncoding: 'BASE64',
  body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="360" height="740"/>').toString('base64'),
};

type ScenarioFixture = {
  clause: string;
  name: string;
  line: number;
  status?: string;
  tags?: string[];
  /** The device, by default a phone; null for a scenario without a page. */
  device?: Device | null;
  /** How each visited state of the contact page differs from the page as opened; by default an error at the message. */
  visited?: string[][];
  /** How each call differs from a good call; by default there is one call, a good one. */
  calls?: Partial<Call>[];
};

/** Creates Cucumber's messages for a run of these scenarios; scenarios without a status did not run. */
function createMessages(scenarios: readonly ScenarioFixture[]): Envelope[] {
  const each = scenarios.flatMap((fixture) => {
    const { clause, name, line, status, tags = [], calls = [{}], device = 'phone' } = fixture;
    const { visited = [['error at: Message']] } = fixture;
    const id = `${clause}:${line} ${device} ${status}`;
    const argument = { docString: { content: 'one\ntwo' } };
    const step = { id: `step ${id}`, text: 'the counter reads "300 / 300"', astNodeIds: ['then'], argument };
    const attach = (fileName: string, content: object) => ({
      attachment: {
        testCaseStartedId: `run ${id}`,
        testStepId: `test ${id}`,
        fileName,
        mediaType: 'application/json',
        contentEncoding: 'IDENTITY',
        body: JSON.stringify(content),
      },
    });
    const pickle = {
      id,
      uri: 'features/5-validation/message-length.feature',
      location: { line, column: 1 },
      name,
      language: 'en',
      astNodeIds: [],
      tags: [`@${clause}`, ...tags].map((tag) => ({ name: tag, astNodeId: '' })),
      steps: [{ ...step, type: 'Outcome' }],
    };
    if (!status) return [{ pickle }];
    const testSteps = [{ id: `test ${id}`, pickleStepId: `step ${id}`, stepDefinitionIds: ['counter'] }];
    const message = status === 'PASSED' ? undefined : 'Not 300';
    const testStepResult = { status, duration: time(1), message };
    return [
      { pickle },
      { testCase: { id: `case ${id}`, pickleId: id, testSteps } },
      { testCaseStarted: { id: `run ${id}`, testCaseId: `case ${id}`, attempt: 0, timestamp: time(10) } },
      attach('journal', {
        calls: calls.map((own) => ({ ...callFixture, ...own })),
        console: [{ type: 'info', text: 'Email sent to the company' }],
      }),
      ...(device
        ? [
            attach('environment', {
              device,
              viewport: viewports[device],
              browser: 'chromium 156',
              site: 'http://127.0.0.1:4173',
            } satisfies ScenarioEnvironment),
            attach(
              'visited states',
              visited.map((differences) => ({ route: '/contact-us', screen: '/contact-us', differences })),
            ),
          ]
        : []),
      ...(status === 'FAILED'
        ? [{ attachment: { ...screenshotFixture, testCaseStartedId: `run ${id}`, testStepId: `test ${id}` } }]
        : []),
      { testStepFinished: { testCaseStartedId: `run ${id}`, testStepId: `test ${id}`, testStepResult } },
    ];
  });
  const bounds = [{ testRunStarted: { timestamp: time(10) } }, { testRunFinished: { timestamp: time(14) } }];
  return [...bounds, ...each] as unknown as Envelope[];
}

/** Four clauses: three of the specification and one of our own. */
const clauseFixtures: readonly Clause[] = [
  { id: '5.4', file: '5-validation/message-length', text: 'At most 300 characters', line: 2 },
  { id: '5.5', file: '5-validation/message-length', text: 'A counter against the 300 maximum', line: 5 },
  { id: '5.6', file: '5-validation/when-it-runs', text: 'On every change', line: 8 },
  {
    id: '10.1',
    file: '10-hostile-world/headers',
    text: 'The strictest headers',
    line: 11,
    desktop: 'a phone has no header',
  },
];

const lookFixtures: readonly LookGroup[] = [
  {
    title: 'Screens',
    looks: [{ name: 'Home', file: 'screens/home', devices: ['desktop', 'phone'], hasText: true }],
  },
  {
    title: 'Parts that screens share',
    looks: [{ name: 'menu panel', file: 'frame/menu-panel', devices: ['phone'], hasText: false }],
  },
];

/** Creates a report of a run with these scenarios, for the four clauses and one contract. */
export function createReport(
  scenarios: readonly ScenarioFixture[],
  more: Partial<Results> = {},
): Conformance {
  return judgeConformance({
    run: readRunFromEnvelopes(createMessages(scenarios)),
    clauses: clauseFixtures,
    contracts: [
      {
        info: { title: 'e-mail' },
        servers: [{ url: 'https://api.brevo.com' }],
        paths: {
          '/v3/smtp/email': { post: { operationId: 'sendEmail', responses: {} } },
          '/v3/other': { get: { operationId: 'getOther', responses: {} } },
        },
      },
    ],
    commit: 'abc',
    engines: [],
    gates: [],
    units: [],
    looks: lookFixtures,
    open: {
      'Decisions against its letter': [{ text: 'A blank counts', clauses: ['5.4'] }],
      'Things that no test can see': [{ text: 'Spam' }],
    },
    specs: ['gates/specs/lighthouse.spec.ts', 'gates/specs/states.spec.ts'],
    stateLooks: [{ path: '/contact-us', differences: ['error at: Message'], file: 'frame/menu-panel' }],
    ...more,
  });
}

/** Turns each row into the result of one wrong site. */
export const createMutantResults = (
  tried: readonly (readonly [clause: string, status: MutantResult['status'], by?: string])[],
): MutantResult[] =>
  tried.map(([clause, status, by], index) => ({
    clause,
    name: `Wrong site ${index}`,
    file: 'src/content/limits.ts',
    status,
    by: by ?? null,
    ...(status === 'equivalent' ? { reason: 'It is the same site in other words' } : {}),
  }));

/** Two passed scenarios of one clause, one on each device. */
export const passedScenarios: readonly ScenarioFixture[] = [
  { clause: '5.4', name: 'Long <b>enough</b>', line: 6, status: 'PASSED' },
  { clause: '5.4', name: 'Too long', line: 7, status: 'PASSED', device: 'desktop' },
];

/** Scenarios of three clauses: passed, failed, and one with the tag @embedded that did not run. */
export const mixedScenarios: readonly ScenarioFixture[] = [
  ...passedScenarios,
  { clause: '5.5', name: 'The counter', line: 20, status: 'PASSED' },
  { clause: '5.5', name: 'The counter', line: 21, status: 'FAILED' },
  { clause: '5.6', name: 'At once', line: 30, tags: ['@embedded'] },
];

const scriptSize = { rule: 'Scripts on first load', figure: 95.028, unit: 'KB', limit: 98, bound: 'at most' };

/** Creates an axe check of a screen with `found` violations; a check without any also has a figure of script size. */
const createAxeCheck = (title: string, found: number) => {
  const axe = {
    rule: 'axe finds no violation',
    figure: found,
    unit: 'exceptions',
    limit: 0,
    bound: 'at most',
  };
  const annotations = (found ? [axe] : [axe, scriptSize]).map((figure) => ({
    type: 'figure',
    description: JSON.stringify({ ...figure, where: `axe, phone: ${title}` }),
  }));
  const status = found ? 'unexpected' : 'expected';
  const results = found ? [{ errors: [{ message: 'contrast' }] }] : [];
  return { title, ok: !found, tests: [{ status, annotations, results }] };
};

/** The results of a gate with a passed and a failed check. */
export const gateFixtures: PlaywrightReport[] = [
  {
    suites: [
      {
        title: 'states.spec.ts',
        suites: [
          {
            title: 'axe, phone',
            suites: [{ title: '', specs: [createAxeCheck('home', 0), createAxeCheck('bfs', 2)] }],
          },
        ],
      },
    ],
  },
];
