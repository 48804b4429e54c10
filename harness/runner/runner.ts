import { Writable } from 'node:stream';
import { type IRunConfiguration, loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import { runOf, type ScenarioResult } from '../results/messages.ts';
import { usersOf } from './step-users.ts';

/** Scenarios to run: those of some files or places, of a device or a tag if these are named. */
export type SuiteLook = { paths: string[]; tags?: string; device?: 'desktop' | 'phone'; failFast?: boolean };
/**
 * What is asked of a runner. The watcher has it run the scenarios at some places, or asks which scenarios use some step
 * files; the judge of wrong sites has it look, and leave Cucumber's messages in a file.
 */
export type Question = { run: string[] } | { usersOf: string[] } | { look: SuiteLook; messages: string };
/** What came of a run: each scenario, and Cucumber's own account of what failed. */
export type Outcome = { scenarios: ScenarioResult[]; account: string };

/**
 * A process that keeps the step files loaded and a browser open between the runs that it is asked for. It
 * ends with whoever asks, or when a step file was saved: a loaded module cannot be taken back.
 */
const loaded = load();
process.on('message', async (question: Question) => process.send!(await answer(question)));
process.on('disconnect', () => process.exit());

async function load() {
  const { runConfiguration } = await loadConfiguration({ file: 'cucumber.json' });
  return { configuration: runConfiguration, support: await loadSupport(runConfiguration) };
}

async function answer(question: Question): Promise<Outcome | string[] | true> {
  if ('look' in question) {
    const { paths, tags = '', device, failFast = false } = question.look;
    if (device) process.env.DEVICE = device;
    else delete process.env.DEVICE;
    await run(paths, { parallel: 0, failFast }, { tags, files: { [question.messages]: 'message' } });
    return true;
  }
  if ('run' in question) {
    const { envelopes, account } = await run(question.run, { parallel: 0 });
    return { scenarios: runOf(envelopes).scenarios, account };
  }
  const { envelopes } = await run(['features'], { parallel: 0, dryRun: true });
  return usersOf(question.usersOf, runOf(envelopes));
}

async function run(
  paths: string[],
  runtime: Partial<IRunConfiguration['runtime']>,
  { tags = '', files = {} }: { tags?: string; files?: IRunConfiguration['formats']['files'] } = {},
) {
  const { configuration, support } = await loaded;
  const envelopes: Envelope[] = [];
  let account = '';
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      account += chunk;
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
  return { envelopes, account };
}
