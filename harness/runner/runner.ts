import { Writable } from 'node:stream';
import { type IRunConfiguration, loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import { runOf, type ScenarioResult } from '../results/messages.ts';
import { usersOf } from './step-users.ts';

/** What the watcher asks of a runner: to run the scenarios at some places, or which scenarios use some step files. */
export type Question = { run: string[] } | { usersOf: string[] };
/** What came of a run: each scenario, and Cucumber's own account of what failed. */
export type Outcome = { scenarios: ScenarioResult[]; account: string };

/**
 * A process that keeps the step files loaded and a browser open between the runs that the watcher asks for. It
 * ends with the watcher, or when a step file was saved: a loaded module cannot be taken back.
 */
const loaded = load();
process.on('message', async (question: Question) => process.send!(await answer(question)));
process.on('disconnect', () => process.exit());

async function load() {
  const { runConfiguration } = await loadConfiguration({ file: 'cucumber.json' });
  return { configuration: runConfiguration, support: await loadSupport(runConfiguration) };
}

async function answer(question: Question): Promise<Outcome | string[]> {
  if ('run' in question) {
    const { envelopes, account } = await run(question.run, { parallel: 0 });
    return { scenarios: runOf(envelopes).scenarios, account };
  }
  const { envelopes } = await run(['features'], { parallel: 0, dryRun: true });
  return usersOf(question.usersOf, runOf(envelopes));
}

async function run(paths: string[], runtime: Partial<IRunConfiguration['runtime']>) {
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
    sources: { ...configuration.sources, paths },
    runtime: { ...configuration.runtime, ...runtime },
    formats: { ...configuration.formats, stdout: 'summary', files: {} },
  };
  await runCucumber(options, { stdout }, (envelope) => void envelopes.push(envelope));
  return { envelopes, account };
}
