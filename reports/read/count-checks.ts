import { existsSync, readFileSync } from 'node:fs';
import { describeScenario, readRun } from '../../harness/messages/messages.ts';
import type { RunCounts } from '../../harness/commands/run-stages.ts';
import { listSpecs, gatesOf, type PlaywrightReport } from './gates.ts';
import type { UnitResults } from './results.ts';

/** Counts the scenarios of a run of the features from Cucumber's messages; a missing file counts as one failure. */
export const countScenarios = (file: string) => (): RunCounts => {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { scenarios } = readRun(file);
  const failures = scenarios.filter(({ status }) => status !== 'PASSED').map(describeScenario);
  return {
    passed: scenarios.length - failures.length,
    failed: failures.length,
    failures,
    times: scenarios.map((scenario) => ({ name: describeScenario(scenario), seconds: scenario.seconds })),
  };
};

/** Counts the checks of a run of Playwright Test from its JSON report; skipped and flaky ones count as failed. */
export const countChecks = (file: string) => (): RunCounts => {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report: PlaywrightReport & { stats: Record<string, number> } = JSON.parse(readFileSync(file, 'utf8'));
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats;
  const failures = gatesOf(report).flatMap((gate) =>
    gate.checks.filter(({ status }) => status !== 'passed').map(({ name }) => `${gate.name}, ${name}`),
  );
  const times = report.suites.flatMap((suite) =>
    listSpecs(suite).map(({ spec, groupTitles }) => ({
      name: [suite.title, ...groupTitles, spec.title].filter(Boolean).join(', '),
      seconds: sum(spec.tests.flatMap(({ results }) => results.map(({ duration = 0 }) => duration))) / 1000,
    })),
  );
  return { passed: expected, failed: unexpected + flaky + skipped, failures, times };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Counts the unit tests from vitest's JSON report. */
export const countUnitTests = (file: string) => (): RunCounts => {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numTotalTests, testResults }: UnitResults = JSON.parse(readFileSync(file, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  const times = tests.map(({ fullName, duration = 0 }) => ({ name: fullName, seconds: duration / 1000 }));
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, failures, times };
};
