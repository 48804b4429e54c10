import {
  After,
  AfterAll,
  AfterStep,
  Before,
  BeforeAll,
  setDefaultTimeout,
  setWorldConstructor,
} from '@cucumber/cucumber';
import { measurePlaywrightAlone } from '../harness/browsers/bare-scenario.ts';
import { closeBrowsers, getBrowser } from '../harness/browsers/start-browser.ts';
import {
  attachEnvironment,
  attachJournal,
  attachWindowPicture,
  attachVisitedScreenStates,
} from '../harness/evidence/attach-evidence.ts';
import { recordScreenState } from '../harness/evidence/record-state.ts';
import { listCookieAndStoreNames } from '../harness/locators/visits.ts';
import { timeoutMs } from '../harness/timeout.ts';
import { World } from './world.ts';

setWorldConstructor(World);
setDefaultTimeout(6 * timeoutMs);

/**
 * After this many scenarios a worker measures how long Playwright alone takes to open a page. The machine's load slows
 * down scenarios and measurement alike, so their ratio is comparable between runs.
 */
const SCENARIOS_PER_PLAYWRIGHT_MEASUREMENT = 40;

let finishedScenarioCount = 0;

BeforeAll(() => {
  if (!process.env.SITE_URL) throw new Error('SITE_URL is not set: run the features with "npm run spec".');
});

AfterAll(async () => {
  // Keep the browsers if this process is a runner (harness/runner/runner.ts), which will run features again.
  if (!process.connected) await closeBrowsers();
});

Before('not @sdk', async function (this: World, { pickle }) {
  this.scenario = pickle.name;
  const tags = new Set(pickle.tags.map(({ name }) => name));
  const [motion, script] = [tags.has('@motion'), !tags.has('@no-script')];
  const browser = await getBrowser({ motion, script });
  attachEnvironment(this, browser, tags.has('@phone') ? 'phone' : 'desktop');
  await this.open(browser, {
    phone: tags.has('@phone'),
    motion,
    script,
    ...(this.parameters.newWindows && { isNew: true }),
    ...(tags.has('@relay') && { throughRelay: true }),
  });
});

// Browsers serve cached files even without a connection, so a first visit needs an empty cache.
Before('@first-visit', async function (this: World) {
  await this.emptyCache();
});

// After the last Then before another When, the page is in a defined state: record it for the gates and the report.
AfterStep('not @sdk', async function (this: World, { pickle, pickleStep }) {
  const next = pickle.steps[pickle.steps.findIndex(({ id }) => id === pickleStep.id) + 1];
  if (pickleStep.type === 'Outcome' && next && next.type !== 'Outcome') await recordScreenState(this);
});

After('not @sdk', async function (this: World, { result }) {
  await recordScreenState(this);
  const unexpected = this.journal.findUnexpected(this.network.calls, await listCookieAndStoreNames(this));
  attachJournal(this);
  attachVisitedScreenStates(this);
  if (result?.status === 'FAILED' || unexpected.length) await attachWindowPicture(this);
  await this.close();
  finishedScenarioCount += 1;
  if (finishedScenarioCount % SCENARIOS_PER_PLAYWRIGHT_MEASUREMENT === 0) {
    const ms = await measurePlaywrightAlone(await getBrowser(), `${this.origin}/robots.txt`);
    this.attach(JSON.stringify({ ms }), { mediaType: 'application/json', fileName: 'bare' });
  }
  if (unexpected.length) throw new Error(unexpected.join('\n'));
});
