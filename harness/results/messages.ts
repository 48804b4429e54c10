import { readFileSync } from 'node:fs';
import type {
  Attachment,
  Envelope,
  Feature,
  Pickle,
  Step,
  StepDefinition,
  TestCase,
  TestStepResult,
} from '@cucumber/messages';

/** A scenario as it ran, in a line: its place, its tags, and its outcome. */
export type ScenarioResult = {
  name: string;
  file: string;
  line: number;
  tags: string[];
  status: string;
  /** In seconds of real time. */
  seconds: number;
  steps: number;
  message: string;
};

/** A scenario as it ran, in messages: what each of its steps and hooks ended in and what was attached. */
export type ScenarioRun = {
  pickle: Pickle;
  status: string;
  results: { pickleStepId: string | undefined; result: TestStepResult }[];
  attachments: Attachment[];
  /** `Given`, `When`, `Then` ... by the id of the step in its feature. */
  keywords: ReadonlyMap<string, string>;
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
  const envelopes = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Envelope),
  );
  return runOf(envelopes);
}

/** The same from messages at hand. */
export function runOf(envelopes: readonly Envelope[]): Run {
  const pick = <K extends keyof Envelope>(key: K) =>
    envelopes.flatMap((envelope) => (envelope[key] ? [envelope[key]!] : []));
  const documents = new Map(
    pick('gherkinDocument').flatMap(({ uri, feature }) => (feature ? [[uri!, feature] as const] : [])),
  );
  const runs = runsOf(envelopes, pick('pickle'), pick('testCase'));
  const times = [...pick('testRunStarted'), ...pick('testRunFinished')].map(
    ({ timestamp }) => timestamp.seconds * 1000 + timestamp.nanos / 1e6,
  );
  const started = times.length ? Math.min(...times) : 0;
  return {
    features: [...documents].map(([uri, feature]) => ({ uri, feature })),
    pickles: pick('pickle'),
    stepDefinitions: pick('stepDefinition'),
    testCases: pick('testCase'),
    runs,
    scenarios: runs.map(resultOf),
    started: new Date(started),
    seconds: times.length ? (Math.max(...times) - started) / 1000 : 0,
  };
}

const WORST_FIRST = ['FAILED', 'AMBIGUOUS', 'UNDEFINED', 'PENDING', 'SKIPPED', 'UNKNOWN', 'PASSED'];

/** The worst of some statuses. */
export const worstOf = (statuses: readonly string[]): string =>
  WORST_FIRST.find((status) => statuses.includes(status)) ?? 'UNKNOWN';

function runsOf(envelopes: readonly Envelope[], pickles: Pickle[], testCases: TestCase[]): ScenarioRun[] {
  const attempts = new Map<string, string>();
  const finished = new Map<string, { testStepId: string; testStepResult: TestStepResult }[]>();
  const attached = new Map<string, Attachment[]>();
  const keywords = new Map<string, string>();
  for (const { gherkinDocument, testCaseStarted, testStepFinished, attachment } of envelopes) {
    if (testCaseStarted) attempts.set(testCaseStarted.id, testCaseStarted.testCaseId);
    if (testStepFinished) push(finished, attempts.get(testStepFinished.testCaseStartedId)!, testStepFinished);
    if (attachment?.testCaseStartedId)
      push(attached, attempts.get(attachment.testCaseStartedId)!, attachment);
    for (const { id, keyword } of stepsOf(gherkinDocument?.feature)) keywords.set(id, keyword.trim());
  }
  const byId = new Map(pickles.map((pickle) => [pickle.id, pickle]));
  return testCases.flatMap(({ id, pickleId, testSteps }) => {
    const pickle = byId.get(pickleId);
    const own = finished.get(id);
    if (!own || !pickle) return [];
    const stepOf = new Map(testSteps.map((step) => [step.id, step.pickleStepId]));
    const results = own.map((step) => ({
      pickleStepId: stepOf.get(step.testStepId),
      result: step.testStepResult,
    }));
    const status = worstOf(own.map((step) => step.testStepResult.status));
    return { pickle, status, results, attachments: attached.get(id) ?? [], keywords };
  });
}

/** Every step of a feature as it is written: of its backgrounds too, of an outline once. */
export function stepsOf(feature: Feature | undefined): readonly Step[] {
  const children = feature?.children.flatMap((child) => child.rule?.children ?? [child]) ?? [];
  return children.flatMap(({ scenario, background }) => (scenario ?? background)?.steps ?? []);
}

function resultOf({ pickle, status, results }: ScenarioRun): ScenarioResult {
  const own = results.map(({ result }) => result);
  return {
    name: pickle.name,
    file: pickle.uri,
    line: pickle.location?.line ?? 0,
    tags: pickle.tags.map(({ name }) => name),
    status,
    seconds: own.reduce((sum, { duration }) => sum + duration.seconds + duration.nanos / 1e9, 0),
    steps: pickle.steps.length,
    message: own.map(({ message }) => message ?? '').join(''),
  };
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
