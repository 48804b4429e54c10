import { Writable } from 'node:stream';
import { type IRunConfiguration, loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import { endBrowsers } from '../browsers/start-browser.ts';
import { runOf, type ScenarioResult } from '../messages/messages.ts';
import { findStepUsers } from './find-step-users.ts';

/** Which scenarios to run: those in files, with one of some names or of a tag expression if set. */
export type ScenarioSelection = {
  paths: string[];
  names?: string[];
  tags?: string;
  failFast?: boolean;
};
/**
 * The requests that a runner accepts. For the watcher: run the scenarios at given `file:line` places, or say which
 * scenarios use some files. For the sensitivity run: run a selection, in a new browser if requested, and write
 * Cucumber's messages to a file.
 */
export type RunnerRequest =
  | { run: string[] }
  | { usersOf: string[] }
  | { selection: ScenarioSelection; messages: string; newBrowser?: boolean };
/** The result of a run: each scenario, and Cucumber's summary of what failed. */
export type RunOutcome = { scenarios: ScenarioResult[]; summary: string };

/**
 * This module is a child process that keeps step files loaded and a browser open between runs. It ends with its parent.
 * The watcher starts a new one when a step file was saved, as Node cannot unload a module.
 */
const configured = loadFeatures();
process.on('message', async (request: RunnerRequest) => process.send!(await answer(request)));
process.on('disconnect', () => process.exit());

async function loadFeatures() {
  const { runConfiguration } = await loadConfiguration({ file: 'cucumber.mjs' });
  return { configuration: runConfiguration, support: await loadSupport(runConfiguration) };
}

async function answer(request: RunnerRequest): Promise<RunOutcome | string[] | true> {
  if ('selection' in request) {
    const { paths, names = [], tags = '', failFast = false } = request.selection;
    if (request.newBrowser) await endBrowsers();
    const patterns = names.map((name) => `^${RegExp.escape(name)}$`);
    const files = { [request.messages]: 'message' };
    // Without a site that is built with a relay, scenarios of the relay have nowhere to go.
    const all = [tags && `(${tags})`, !process.env.RELAY_SITE_URL && 'not @relay'];
    const tagExpression = all.filter(Boolean).join(' and ');
    await run(paths, { parallel: 0, failFast }, { names: patterns, tagExpression, files });
    return true;
  }
  if ('run' in request) {
    const { envelopes, summary } = await run(request.run, { parallel: 0 });
    return { scenarios: runOf(envelopes).scenarios, summary };
  }
  const { envelopes } = await run(['features/**/*.feature'], { parallel: 0, dryRun: true });
  return findStepUsers(request.usersOf, runOf(envelopes));
}

type Filters = Partial<Pick<IRunConfiguration['sources'], 'names' | 'tagExpression'>>;

async function run(
  paths: string[],
  runtime: Partial<IRunConfiguration['runtime']>,
  { files = {}, ...filters }: Filters & Partial<Pick<IRunConfiguration['formats'], 'files'>> = {},
) {
  const { configuration, support } = await configured;
  const envelopes: Envelope[] = [];
  let summary = '';
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      summary += chunk;
      done();
    },
  });
  const options = {
    ...configuration,
    support,
    sources: { ...configuration.sources, paths, tagExpression: '', ...filters },
    runtime: { ...configuration.runtime, ...runtime },
    formats: { ...configuration.formats, stdout: 'summary', files },
  };
  await runCucumber(options, { stdout }, (envelope) => void envelopes.push(envelope));
  return { envelopes, summary };
}
