import { After } from '@cucumber/cucumber';
import { closeBrowsers } from '../../../harness/browsers/start-browser.ts';
import './use-firefox.ts';

/** Firefox is restarted after this many scenarios: each makes it about 4 MB larger and slower. */
const SCENARIOS_PER_FIREFOX = 120;

let scenarioCount = 0;

// Loaded before the steps, because After hooks run in reverse order: the steps' hook, which reads the page, runs first.
After(async () => {
  scenarioCount += 1;
  if (scenarioCount % SCENARIOS_PER_FIREFOX === 0) await closeBrowsers();
});
