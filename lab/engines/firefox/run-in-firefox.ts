import type { ScenarioEnvironment } from '../../../harness/evidence/attach-evidence.ts';
import { clauseIdOf, scenarioFactsOf, readRun, type FeatureRun } from '../../../harness/messages/messages.ts';
import { readAttachment } from '../../../harness/messages/read-attachment.ts';
import { RESULTS_FOLDER } from '../../../harness/commands/results-folder.ts';
import { runTool } from '../../../harness/commands/run-tool.ts';
import { startSiteUnderTest, startSiteWithRelay } from '../../../build/site-under-test.ts';
import type { EngineRun } from '../../../reports/read/model/engine-run.ts';

/** The tags of scenarios that cannot run in Firefox, each with the reason for the report. */
const UNSUPPORTED_TAGS: Readonly<Record<string, string>> = {
  '@changes-wish': 'Firefox cannot change the wish for less motion while a page is open over WebDriver BiDi',
  '@touch': 'Firefox does not support touch over WebDriver BiDi',
  '@leaves-without-scripts':
    'with scripts disabled, Firefox does not report over WebDriver BiDi that a page of another site has loaded',
};

/**
 * Runs in Firefox all scenarios that open a page: those with the tag @phone on a phone, all others on a desktop.
 * `paths` limits the run to these feature files, if there are any.
 */
export async function runInFirefox(paths: readonly string[]): Promise<EngineRun> {
  const messages = `${RESULTS_FOLDER}/firefox.ndjson`;
  const { origin, close } = await startSiteUnderTest();
  const siteWithRelay = await startSiteWithRelay();
  const formats = ['progress', `message:${messages}`].flatMap((format) => ['--format', format]);
  const tags = ['@sdk', ...Object.keys(UNSUPPORTED_TAGS)].flatMap((tag) => ['--tags', `not ${tag}`]);
  const args = ['--config', 'lab/engines/firefox/cucumber.json', ...formats, ...tags];
  await runTool('cucumber-js', [...args, ...(paths.length ? paths : ['features/**/*.feature'])], {
    SITE_URL: origin,
  });
  close();
  siteWithRelay.close();
  return summariseFirefoxRun(readRun(messages));
}

/** Summarises a run of the features in Firefox for the report. */
export function summariseFirefoxRun({ runs, pickles }: FeatureRun): EngineRun {
  const browsers = runs.flatMap(
    ({ attachments }) => readAttachment<ScenarioEnvironment>(attachments, 'environment')?.browser ?? [],
  );
  return {
    engine: 'Firefox',
    browser: [...new Set(browsers)].join(', '),
    scope: 'each scenario that opens a page, once',
    checks: runs.length,
    failed: runs
      .filter(({ status }) => status !== 'PASSED')
      .map(({ pickle, steps }) => {
        const failed = steps.find(({ result }) => result.status !== 'PASSED');
        const step = failed?.step ? `${failed.keyword} ${failed.step.text}: ` : '';
        const message = `${step}${(failed?.result.message ?? '').split('\n')[0]}`;
        return { clauses: [clauseIdOf(pickle)].filter(Boolean), name: pickle.name, message };
      }),
    notRun: pickles.map(scenarioFactsOf).flatMap(({ tags, name, file, line }) => {
      const reason = Object.entries(UNSUPPORTED_TAGS).find(([tag]) => tags.includes(tag))?.[1];
      return reason ? [{ name, file, line, reason }] : [];
    }),
  };
}
