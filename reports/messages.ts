import { readFileSync } from 'node:fs';
import type { Envelope, Feature, Pickle, StepDefinition, TestCase, TestStepResult } from '@cucumber/messages';

/** A scenario as it ran: its place, its tags, and each step's outcome. */
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

/** The last run of the features, read from the messages that it wrote. */
export type Run = {
  features: { uri: string; feature: Feature }[];
  pickles: Pickle[];
  stepDefinitions: StepDefinition[];
  testCases: TestCase[];
  scenarios: ScenarioResult[];
};

/** Reads the messages of a run, or of a dry run, one JSON document a line. */
export function readRun(file: string): Run {
  const envelopes = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Envelope);
  const pick = <K extends keyof Envelope>(key: K) =>
    envelopes.flatMap((envelope) => (envelope[key] ? [envelope[key]!] : []));
  const pickles = pick('pickle');
  const testCases = pick('testCase');
  return {
    features: pick('gherkinDocument').flatMap(({ uri, feature }) =>
      feature ? [{ uri: uri!, feature }] : [],
    ),
    pickles,
    stepDefinitions: pick('stepDefinition'),
    testCases,
    scenarios: scenariosOf(envelopes, pickles, testCases),
  };
}

const WORST_FIRST = ['FAILED', 'AMBIGUOUS', 'UNDEFINED', 'PENDING', 'SKIPPED', 'UNKNOWN', 'PASSED'];

function scenariosOf(envelopes: Envelope[], pickles: Pickle[], testCases: TestCase[]): ScenarioResult[] {
  const results = new Map<string, TestStepResult[]>();
  const attempts = new Map<string, string>();
  for (const { testCaseStarted, testStepFinished } of envelopes) {
    if (testCaseStarted) attempts.set(testCaseStarted.id, testCaseStarted.testCaseId);
    if (!testStepFinished) continue;
    const id = attempts.get(testStepFinished.testCaseStartedId)!;
    results.set(id, [...(results.get(id) ?? []), testStepFinished.testStepResult]);
  }
  return testCases.flatMap((testCase) => {
    const own = results.get(testCase.id);
    const pickle = pickles.find(({ id }) => id === testCase.pickleId);
    if (!own || !pickle) return [];
    const worst = WORST_FIRST.find((status) => own.some((result) => result.status === status))!;
    return {
      name: pickle.name,
      file: pickle.uri,
      line: pickle.location?.line ?? 0,
      tags: pickle.tags.map(({ name }) => name),
      status: worst,
      seconds: own.reduce((sum, { duration }) => sum + duration.seconds + duration.nanos / 1e9, 0),
      steps: pickle.steps.length,
      message: own.map(({ message }) => message ?? '').join(''),
    };
  });
}
