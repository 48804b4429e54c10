import { readFileSync } from 'node:fs';
import {
  type Attachment,
  type Envelope,
  type Feature,
  type ParameterType,
  type Pickle,
  type PickleStep,
  type StepDefinition,
  type TestCase,
  type TestStepFinished,
  type TestStepResult,
  TimeConversion,
} from '@cucumber/messages';
import { Query } from '@cucumber/query';
import type { ScenarioEnvironment } from '../evidence/attach-evidence.ts';
import type { Device } from '../viewports.ts';
import { readAttachment } from './read-attachment.ts';
import { type Status, worstStatusOf } from './status.ts';

/** A scenario's data from its feature file. */
export type ScenarioFacts = { name: string; file: string; line: number; tags: string[] };

/** The result of a scenario, without its steps and attachments. */
export type ScenarioResult = ScenarioFacts & {
  /** Null if the scenario opens no window. */
  device: Device | null;
  status: Status;
  /** In seconds of real time. */
  seconds: number;
  message: string;
};

/** A step as it ran, with its keyword such as `Given`; a hook has an empty keyword and no step. */
export type StepRun = { keyword: string; step: PickleStep | undefined; result: TestStepResult };

/** A scenario as it ran, from Cucumber's messages: each step and hook with its result, and the attachments. */
export type ScenarioRun = {
  pickle: Pickle;
  device: Device | null;
  status: Status;
  steps: StepRun[];
  attachments: Attachment[];
};

/** A run of the features, read from Cucumber's messages. */
export type FeatureRun = {
  features: { uri: string; feature: Feature }[];
  pickles: Pickle[];
  stepDefinitions: StepDefinition[];
  parameterTypes: ParameterType[];
  testCases: TestCase[];
  runs: ScenarioRun[];
  scenarios: ScenarioResult[];
  /** The time of the start, and the duration in seconds of real time. */
  started: Date;
  seconds: number;
};

/** Reads the message files of a run, of its shards or of a dry run: one JSON document in each line. */
export function readRun(...files: string[]): FeatureRun {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n').filter(Boolean));
  return readRunFromEnvelopes(lines.map((line) => JSON.parse(line) as Envelope));
}

/** Reads a run from messages that are in memory. */
export function readRunFromEnvelopes(envelopes: readonly Envelope[]): FeatureRun {
  const query = new Query();
  for (const envelope of envelopes) query.update(envelope);
  const pick = <K extends keyof Envelope>(key: K) =>
    envelopes.flatMap((envelope) => (envelope[key] ? [envelope[key]!] : []));
  const documents = new Map(
    pick('gherkinDocument').flatMap(({ uri, feature }) => (feature ? [[uri!, feature] as const] : [])),
  );
  // Each shard has a start and an end, and the query keeps only those that it read last.
  const times = [...pick('testRunStarted'), ...pick('testRunFinished')].map(({ timestamp }) =>
    TimeConversion.timestampToMillisecondsSinceEpoch(timestamp),
  );
  const started = times.length ? Math.min(...times) : 0;
  const testCases = pick('testCase');
  const runs = listScenarioRuns(query, testCases);
  return {
    features: [...documents].map(([uri, feature]) => ({ uri, feature })),
    pickles: [...query.findAllPickles()],
    stepDefinitions: [...query.findAllStepDefinitions()],
    parameterTypes: pick('parameterType'),
    testCases,
    runs,
    scenarios: runs.map(toScenarioResult),
    started: new Date(started),
    seconds: times.length ? (Math.max(...times) - started) / 1000 : 0,
  };
}

function listScenarioRuns(query: Query, testCases: readonly TestCase[]): ScenarioRun[] {
  // A retry must not turn a failure into a pass, so we do not use the query's own lists, which omit retried attempts.
  const finished = Map.groupBy(query.findAllTestStepFinished(), (step) => query.findTestCaseBy(step));
  const runs = testCases.flatMap((testCase) => {
    const own = finished.get(testCase) ?? [];
    const attempt = own[0] && query.findTestCaseStartedBy(own[0]);
    const pickle = attempt && query.findPickleBy(attempt);
    if (!pickle) return [];
    const attachments = own.flatMap((step) => query.findAttachmentsBy(step));
    return {
      pickle,
      device: readAttachment<ScenarioEnvironment>(attachments, 'environment')?.device ?? null,
      status: worstStatusOf(own.map(({ testStepResult }) => testStepResult.status)),
      steps: own.map((step) => stepRunOf(query, step)),
      attachments,
    };
  });
  // Scenarios run in random order; the results are in the order of the files.
  const lineOf = ({ pickle }: ScenarioRun) => pickle.location?.line ?? 0;
  return runs.toSorted((a, b) => a.pickle.uri.localeCompare(b.pickle.uri) || lineOf(a) - lineOf(b));
}

function stepRunOf(query: Query, finished: TestStepFinished): StepRun {
  const testStep = query.findTestStepBy(finished);
  const step = testStep && query.findPickleStepBy(testStep);
  const written = step && query.findStepBy(step);
  return { keyword: written?.keyword.trim() ?? '', step, result: finished.testStepResult };
}

/** The id of the clause in the tag of a scenario's rule, such as `5.4`; '' without such a tag. */
export const clauseIdOf = ({ tags }: Pickle): string =>
  tags.map(({ name }) => /^@(\d+\.\d+)$/.exec(name)?.[1]).find((id) => id !== undefined) ?? '';

/** A scenario's data from its pickle. */
export const scenarioFactsOf = ({ name, uri, location, tags }: Pickle): ScenarioFacts => ({
  name,
  file: uri,
  line: location?.line ?? 0,
  tags: tags.map((tag) => tag.name),
});

function toScenarioResult({ pickle, device, status, steps }: ScenarioRun): ScenarioResult {
  const message = steps.map(({ result }) => result.message ?? '').join('');
  return { ...scenarioFactsOf(pickle), device, status, seconds: sumSeconds(steps), message };
}

/** One line for a scenario: place, name and device. */
export const describeScenario = ({ file, line, name, device }: ScenarioResult): string =>
  `${file}:${line} ${name}${device ? `, on a ${device}` : ''}`;

/** The total duration of these steps, in seconds of real time. */
export const sumSeconds = (steps: readonly Pick<StepRun, 'result'>[]): number =>
  steps.reduce((sum, { result: { duration } }) => sum + duration.seconds + duration.nanos / 1e9, 0);
