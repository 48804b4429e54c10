import { Writable } from 'node:stream';
import { type IRunConfiguration, loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import { runOf, type ScenarioResult } from '../results/messages.ts';
import { findStepUsers } from './find-step-users.ts';

/** Scenarios to run: those of some files or places, of a device or a tag if these are named. */
export type ScenarioSelection = {
  paths: string[];
  tags?: string;
  device?: 'desktop' | 'phone';
  failFast?: boolean;
};
/**
 * What is asked of a runner. The watcher has it run the scenarios at some places, or asks which scenarios use some step
 * files; the judge of wrong sites has it look, and leave Cucumber's messages in a file.
 */
export type RunnerRequest =
  { run: string[] } | { usersOf: string[] } | { selection: ScenarioSelection; messages: string };
/** What came of a run: each scenario, and Cucumber's own account of what failed. */
export type RunOutcome = { scenarios: ScenarioResult[]; summary: string };

/**
 * A process that keeps the step files loaded and a browser open between the runs that it is asked for. It
 * ends with whoever asks, or when a step file was saved: a loaded module cannot be taken back.
 */
const configured = loadFeatures();
process.on('message', async (request: RunnerRequest) => process.send!(await answer(request)));
process.on('disconnect', () => process.exit());

async function loadFeatures() {
  const { runConfiguration } = await loadConfiguration({ file: 'cucumber.json' });
  return { configuration: runConfiguration, support: await loadSupport(runConfiguration) };
}

async function answer(request: RunnerRequest): Promise<RunOutcome | string[] | true> {
  if ('selection' in request) {
    const { paths, tags = '', device, failFast = false } = request.selection;
    if (device) process.env.DEVICE = device;
    else delete process.env.DEVICE;
    await run(paths, { parallel: 0, failFast }, { tags, files: { [request.messages]: 'message' } });
    return true;
  }
  if ('run' in request) {
    const { envelopes, summary } = await run(request.run, { parallel: 0 });
    return { scenarios: runOf(envelopes).scenarios, summary };
  }
  const { envelopes } = await run(['features'], { parallel: 0, dryRun: true });
  return findStepUsers(request.usersOf, runOf(envelopes));
}

async function run(
  paths: string[],
  runtime: Partial<IRunConfiguration['runtime']>,
  { tags = '', files = {} }: { tags?: string; files?: IRunConfiguration['formats']['files'] } = {},
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
    sources: { ...configuration.sources, paths, tagExpression: tags },
    runtime: { ...configuration.runtime, ...runtime },
    formats: { ...configuration.formats, stdout: 'summary', files },
  };
  await runCucumber(options, { stdout }, (envelope) => void envelopes.push(envelope));
  return { envelopes, summary };
}
