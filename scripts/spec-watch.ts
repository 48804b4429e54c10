import { readFileSync, watch } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from '@playwright/test';
import { readRun, type Run } from '../reports/messages.ts';
import { browserFlags, browserPath } from './browser.ts';
import { runAsync } from './run.ts';
import { siteUnderTest } from './site-under-test.ts';

const DRY_RUN = '.cache/watch.ndjson';
/** An editor may write a file in several goes; what comes within so many ms is one save. */
const ONE_SAVE_MS = 50;

/**
 * Runs the scenarios of each feature or step file as it is saved, on a site that stays served and in a browser
 * that stays open. Ends with the process.
 */
export async function watchFeatures(args: readonly string[]): Promise<never> {
  const { origin } = await siteUnderTest();
  const remote = process.env.PLAYWRIGHT_SERVER;
  const warm = remote
    ? undefined
    : await chromium.launchServer({ executablePath: browserPath(), args: browserFlags });
  const env = { SITE_URL: origin, PLAYWRIGHT_SERVER: remote ?? warm!.wsEndpoint(), PICTURES: 'off' };
  const look = async (): Promise<Run> => {
    const args = ['--dry-run', '--parallel', '0', '--format', `message:${DRY_RUN}`, 'features'];
    await runAsync('cucumber-js', args, env, 'ignore');
    return readRun(DRY_RUN);
  };
  let known = await look();
  console.log('Watching features and steps: save one to run its scenarios.');
  for await (const saved of saves('features', 'steps')) {
    const places = [...new Set(saved.flatMap((file) => placesOf(file, known)))];
    if (places.length === 0) continue;
    const started = performance.now();
    const few = places.length === 1 ? ['--parallel', '0'] : [];
    await runAsync('cucumber-js', ['--format', 'progress', ...few, ...args, ...places], env);
    console.log(`${saved.join(', ')}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    known = await look();
  }
  throw new Error('The watcher ended');
}

/** What to run when a file was saved: a feature itself, or the scenarios that use a step of the file. */
export function placesOf(file: string, { testCases, pickles, stepDefinitions }: Run): string[] {
  if (file.endsWith('.feature')) return [file];
  const uses = (steps: string) =>
    steps === file || readFileSync(steps, 'utf8').includes(`/${basename(file)}'`);
  const files = new Set(stepDefinitions.map(({ sourceReference }) => sourceReference.uri!));
  const touched = new Set([...files].filter(uses));
  const own = new Set(
    stepDefinitions.flatMap(({ id, sourceReference }) => (touched.has(sourceReference.uri!) ? [id] : [])),
  );
  const cases = testCases.filter(({ testSteps }) =>
    testSteps.some(({ stepDefinitionIds = [] }) => stepDefinitionIds.some((id) => own.has(id))),
  );
  return cases.map(({ pickleId }) => {
    const { uri, location } = pickles.find(({ id }) => id === pickleId)!;
    return `${uri}:${location?.line}`;
  });
}

/** The features and step files below these folders as they are saved, those of one moment together. */
async function* saves(...folders: string[]): AsyncGenerator<string[]> {
  let files = new Set<string>();
  let wake = () => {};
  for (const folder of folders)
    watch(folder, { recursive: true }, (_event, name) => {
      if (!name || !/\.(feature|ts)$/.test(name)) return;
      files.add(`${folder}/${name}`);
      setTimeout(() => wake(), ONE_SAVE_MS);
    });
  for (;;) {
    if (files.size === 0) await new Promise<void>((resolve) => void (wake = resolve));
    const saved = [...files];
    files = new Set();
    yield saved;
  }
}
