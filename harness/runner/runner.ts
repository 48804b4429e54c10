import { PassThrough } from 'node:stream';
import { type IRunConfiguration, loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api';
import { closeBrowsers } from '../browsers/start-browser.ts';

/** The scenarios in `paths`. If `names` or the tag expression `tags` is set, only scenarios that also match these. */
export type ScenarioSelection = {
  paths: string[];
  names?: string[];
  tags?: string;
  failFast?: boolean;
};
/** A request to run scenarios (in a new browser if `newBrowser`) and write Cucumber's messages to a file. */
export type RunnerRequest = { selection: ScenarioSelection; messages: string; newBrowser?: boolean };

/**
 * This module is a child process of the sensitivity run, which judges wrong sites. It keeps step files loaded and a
 * browser open between runs, answers each request with `true` when its run has ended, and ends with its parent.
 */
const configurationAndSteps = loadConfigurationAndSteps();
process.on('message', async (request: RunnerRequest) => process.send!(await runSelectedScenarios(request)));
process.on('disconnect', () => process.exit());

async function loadConfigurationAndSteps() {
  const { runConfiguration } = await loadConfiguration({ file: 'cucumber.mjs' });
  return { configuration: runConfiguration, support: await loadSupport(runConfiguration) };
}

async function runSelectedScenarios({ selection, messages, newBrowser }: RunnerRequest): Promise<true> {
  const { paths, names = [], tags = '', failFast = false } = selection;
  if (newBrowser) await closeBrowsers();
  // Scenarios of the relay need the site that is built with a relay.
  const tagConditions = [tags && `(${tags})`, !process.env.RELAY_SITE_URL && 'not @relay'];
  const { configuration, support } = await configurationAndSteps;
  const sources: IRunConfiguration['sources'] = {
    ...configuration.sources,
    paths,
    names: names.map((name) => `^${RegExp.escape(name)}$`),
    tagExpression: tagConditions.filter(Boolean).join(' and '),
  };
  const options = {
    ...configuration,
    support,
    sources,
    runtime: { ...configuration.runtime, parallel: 0, failFast },
    formats: { ...configuration.formats, stdout: 'summary', files: { [messages]: 'message' } },
  };
  await runCucumber(options, { stdout: new PassThrough().resume() });
  return true;
}
