import { After } from '@cucumber/cucumber';
import { closeBrowsers } from '../../../harness/browsers/start-browser.ts';
import './use-firefox.ts';

/** Firefox is restarted after this many scenarios: each adds about 4 MB to its memory and slows it down. */
const SCENARIOS_PER_FIREFOX = 120;

let scenarioCount = 0;

// This module is loaded before the steps. After hooks run in reverse order, so the steps' hook still finds the page.
After(async () => {
  scenarioCount += 1;
  if (scenarioCount % SCENARIOS_PER_FIREFOX === 0) await closeBrowsers();
});
