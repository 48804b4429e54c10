import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type IRunConfiguration, loadConfiguration, loadSources } from '@cucumber/cucumber/api';
import { type FSWatcher, watch } from 'chokidar';
import { describeScenario, type ScenarioResult } from '../messages/messages.ts';
import type { RunOutcome } from './runner.ts';
import { startRunner } from './start-runner.ts';

/** Some editors write a file several times when they save it: events within so many ms count as one save. */
const ONE_SAVE_MS = 50;
const NOTHING: RunOutcome = { scenarios: [], summary: '' };

/**
 * Runs the affected scenarios whenever a file of features, steps, harness or mocks is saved, on the site at this
 * origin. Never resolves; ends with the process.
 */
export async function watchFeatures(origin: string, args: readonly string[]): Promise<never> {
  const { runConfiguration } = await loadConfiguration({ file: 'cucumber.mjs', provided: [...args] });
  const { sources, runtime } = runConfiguration;
  const start = () => Array.from({ length: runtime.parallel || 1 }, () => startRunner({ SITE_URL: origin }));
  let runners = start();
  let last: string[] = [];
  const watcher = watch(['features', 'steps', 'harness', 'mocks'], { ignoreInitial: true });
  await once(watcher, 'ready');
  console.log('Watching features, steps, harness and mocks: save one to run its scenarios.');
  for await (const { files, at } of watchSaves(watcher)) {
    const there = files.filter(existsSync);
    const paths = there.filter((file) => file.endsWith('.feature'));
    const code = there.filter((file) => !file.endsWith('.feature'));
    if (code.length) {
      for (const { end } of runners) end();
      runners = start();
      paths.push(...((await runners[0]!.request<string[]>({ usersOf: code })) ?? []));
    }
    // No step file imports this file directly, but it may matter all the same: run the last scenarios again.
    const places = paths.length ? await placesOf(paths, sources) : code.length ? last : [];
    if (places.length === 0) continue;
    last = places;
    // Round robin: the scenarios of one slow feature are spread over all runners.
    const shares = runners.map((_runner, turn) => places.filter((_place, n) => n % runners.length === turn));
    const outcomes = await Promise.all(
      shares.map((run, turn) => (run.length ? runners[turn]!.request<RunOutcome>({ run }) : NOTHING)),
    );
    printOutcome(files, outcomes, at);
  }
  throw new Error('The watcher ended');
}

/** Each scenario of these features or places, as `file:line`; prints why a feature cannot be parsed. */
async function placesOf(paths: string[], sources: IRunConfiguration['sources']): Promise<string[]> {
  const { plan, errors } = await loadSources({ ...sources, paths });
  for (const { uri, message } of errors) console.log(`${uri}: ${message}`);
  return plan.map(({ uri, location }) => `${uri}:${location.line}`);
}

function printOutcome(files: string[], outcomes: (RunOutcome | undefined)[], at: number): void {
  const hasFailed = ({ status }: ScenarioResult) => status !== 'PASSED';
  const scenarios = outcomes.flatMap((outcome) => outcome?.scenarios ?? []);
  const failed = scenarios.filter(hasFailed);
  for (const outcome of outcomes) if (outcome?.scenarios.some(hasFailed)) console.log(outcome.summary);
  // Cucumber's summary does not name the device.
  for (const scenario of failed) console.log(describeScenario(scenario));
  const words = outcomes.includes(undefined)
    ? 'could not run'
    : `${scenarios.length} scenarios, ${failed.length} failed`;
  const seconds = ((performance.now() - at) / 1000).toFixed(1);
  console.log(`${files.join(', ')}: ${words}, ${seconds} s after saving`);
}

/** Yields the files that were saved together, with the moment of the first one (`performance.now()`). */
async function* watchSaves(watcher: FSWatcher): AsyncGenerator<{ files: string[]; at: number }> {
  let files = new Set<string>();
  let at = 0;
  let wake = () => {};
  watcher.on('all', (_event, file) => {
    if (!/\.(feature|ts|json)$/.test(file)) return;
    if (files.size === 0) at = performance.now();
    files.add(file);
    setTimeout(() => wake(), ONE_SAVE_MS);
  });
  for (;;) {
    if (files.size === 0) await new Promise<void>((resolve) => void (wake = resolve));
    const saved = { files: [...files], at };
    files = new Set();
    yield saved;
  }
}
