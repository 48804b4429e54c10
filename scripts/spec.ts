import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { readRun, type ScenarioResult } from '../reports/messages.ts';
import { browserPath } from './browser.ts';
import { runAsync } from './run.ts';
import { siteUnderTest } from './site-under-test.ts';

const RESULTS = 'reports/results';
const MESSAGES = `${RESULTS}/features.ndjson`;

function summary(scenarios: ScenarioResult[], seconds: number): string {
  const failed = scenarios.filter(({ status }) => status !== 'PASSED');
  const steps = scenarios.reduce((sum, scenario) => sum + scenario.steps, 0);
  const slowest = scenarios.toSorted((a, b) => b.seconds - a.seconds)[0];
  for (const { file, line, name, status } of failed) console.log(`${status} ${file}:${line} ${name}`);
  return `${scenarios.length} scenarios, ${steps} steps, ${failed.length} failed, ${seconds.toFixed(1)} s; slowest ${slowest?.seconds.toFixed(1) ?? 0} s`;
}

const args = process.argv.slice(2);
const named = args.some((arg) => arg.startsWith('features'));
mkdirSync(RESULTS, { recursive: true });
rmSync(MESSAGES, { force: true });
browserPath();
const { origin, close } = await siteUnderTest();
const started = performance.now();
const env = { SITE_URL: origin };
const paths = named ? [] : ['features'];
const code = await runAsync(
  'cucumber-js',
  ['--format', 'progress', '--format', `message:${MESSAGES}`, ...args, ...paths],
  env,
);
const { scenarios } = existsSync(MESSAGES) ? readRun(MESSAGES) : { scenarios: [] };
console.log(summary(scenarios, (performance.now() - started) / 1000));

const failed = scenarios.filter(({ status }) => status !== 'PASSED');
if (failed.length) {
  // Once more, for evidence only: the verdict stands.
  const evidence = `${RESULTS}/evidence`;
  rmSync(evidence, { recursive: true, force: true });
  mkdirSync(evidence, { recursive: true });
  const places = failed.map(({ file, line }) => `${file}:${line}`);
  await runAsync('cucumber-js', ['--format', `summary:${evidence}/second-run.txt`, ...places], {
    ...env,
    TRACE: evidence,
  });
  console.log(`Traces and pictures of the failed scenarios: ${evidence}`);
}
close();
if (scenarios.length === 0) console.error('No scenario ran.');
process.exit(failed.length || scenarios.length === 0 ? 1 : code);
