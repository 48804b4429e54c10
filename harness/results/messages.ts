import { readFileSync } from 'node:fs';
import {
  type Attachment,
  type Envelope,
  type Feature,
  type Pickle,
  type PickleStep,
  type StepDefinition,
  type TestCase,
  type TestStepFinished,
  type TestStepResult,
  TimeConversion,
} from '@cucumber/messages';
import { Query } from '@cucumber/query';
import type { TestEnvironment } from '../evidence/attach-evidence.ts';
import type { Device } from '../viewports.ts';
import { readAttachment } from './read-attachment.ts';
import { type Status, worstOf } from './status.ts';

/** What a scenario says of itself. */
export type ScenarioFacts = { name: string; file: string; line: number; tags: string[] };

/** A look at a scenario, in a line: with what, and what came of it. */
export type ScenarioResult = ScenarioFacts & {
  /** Null for one that opens no window. */
  device: Device | null;
  status: Status;
  /** In seconds of real time. */
  seconds: number;
  message: string;
};

/** A step as it ran, with its `Given`, `When`, `Then` ...; what a hook did has neither keyword nor step. */
export type StepRun = { keyword: string; step: PickleStep | undefined; result: TestStepResult };

/** The same in messages: what each of its steps and hooks ended in and what was attached. */
export type ScenarioRun = {
  pickle: Pickle;
  device: Device | null;
  status: Status;
  steps: StepRun[];
  attachments: Attachment[];
};

/** The last run of the features, read from the messages that it wrote. */
export type Run = {
  features: { uri: string; feature: Feature }[];
  pickles: Pickle[];
  stepDefinitions: StepDefinition[];
  testCases: TestCase[];
  runs: ScenarioRun[];
  scenarios: ScenarioResult[];
  /** When it began, and how long it took in seconds of real time. */
  started: Date;
  seconds: number;
};

/** Reads the messages of a run, of its shards, or of a dry run, one JSON document a line. */
export function readRun(...files: string[]): Run {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n').filter(Boolean));
  return runOf(lines.map((line) => JSON.parse(line) as Envelope));
}

/** The same from messages at hand. */
export function runOf(envelopes: readonly Envelope[]): Run {
  const query = new Query();
  for (const envelope of envelopes) query.update(envelope);
  const pick = <K extends keyof Envelope>(key: K) =>
    envelopes.flatMap((envelope) => (envelope[key] ? [envelope[key]!] : []));
  const documents = new Map(
    pick('gherkinDocument').flatMap(({ uri, feature }) => (feature ? [[uri!, feature] as const] : [])),
  );
  // Shards begin and end at moments of their own, of which a query knows the last only.
  const times = [...pick('testRunStarted'), ...pick('testRunFinished')].map(({ timestamp }) =>
    TimeConversion.timestampToMillisecondsSinceEpoch(timestamp),
  );
  const started = times.length ? Math.min(...times) : 0;
  const testCases = pick('testCase');
  const runs = runsOf(query, testCases);
  return {
    features: [...documents].map(([uri, feature]) => ({ uri, feature })),
    pickles: [...query.findAllPickles()],
    stepDefinitions: [...query.findAllStepDefinitions()],
    testCases,
    runs,
    scenarios: runs.map(resultOf),
    started: new Date(started),
    seconds: times.length ? (Math.max(...times) - started) / 1000 : 0,
  };
}

function runsOf(query: Query, testCases: readonly TestCase[]): ScenarioRun[] {
  // A scenario that fails and passes when tried again has failed: a query's own list leaves out what was retried.
  const finished = Map.groupBy(query.findAllTestStepFinished(), (step) => query.findTestCaseBy(step));
  const runs = testCases.flatMap((testCase) => {
    const own = finished.get(testCase) ?? [];
    const attempt = own[0] && query.findTestCaseStartedBy(own[0]);
    const pickle = attempt && query.findPickleBy(attempt);
    if (!pickle) return [];
    const attachments = own.flatMap((step) => query.findAttachmentsBy(step));
    return {
      pickle,
      device: readAttachment<TestEnvironment>(attachments, 'environment')?.device ?? null,
      status: worstOf(own.map(({ testStepResult }) => testStepResult.status)),
      steps: own.map((step) => stepRunOf(query, step)),
      attachments,
    };
  });
  // They ran in an order of chance; they are read in that of their files.
  const lineOf = ({ pickle }: ScenarioRun) => pickle.location?.line ?? 0;
  return runs.toSorted((a, b) => a.pickle.uri.localeCompare(b.pickle.uri) || lineOf(a) - lineOf(b));
}

function stepRunOf(query: Query, finished: TestStepFinished): StepRun {
  const testStep = query.findTestStepBy(finished);
  const step = testStep && query.findPickleStepBy(testStep);
  const written = step && query.findStepBy(step);
  return { keyword: written?.keyword.trim() ?? '', step, result: finished.testStepResult };
}

/** What a scenario's pickle says of it. */
export const factsOf = ({ name, uri, location, tags }: Pickle): ScenarioFacts => ({
  name,
  file: uri,
  line: location?.line ?? 0,
  tags: tags.map((tag) => tag.name),
});

function resultOf({ pickle, device, status, steps }: ScenarioRun): ScenarioResult {
  const message = steps.map(({ result }) => result.message ?? '').join('');
  return { ...factsOf(pickle), device, status, seconds: secondsOf(steps), message };
}

/** A look in words: the scenario's place, its name and the device. */
export const describeLook = ({ file, line, name, device }: ScenarioResult): string =>
  `${file}:${line} ${name}${device ? `, on a ${device}` : ''}`;

/** How long some steps took together, in seconds of real time. */
export const secondsOf = (steps: readonly Pick<StepRun, 'result'>[]): number =>
  steps.reduce((sum, { result: { duration } }) => sum + duration.seconds + duration.nanos / 1e9, 0);
