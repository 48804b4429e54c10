import { After } from '@cucumber/cucumber';
import { closeBrowsers } from '../../../harness/browsers/start-browser.ts';
import './use-firefox.ts';

/** Firefox is restarted after this many scenarios: each adds about 4 MB to Firefox's memory and slows Firefox down. */
const SCENARIOS_PER_FIREFOX = 120;

let scenarioCount = 0;

// Cucumber runs After hooks in reverse order: this one, loaded first, runs last, so the others still find the page.
After(async () => {
  scenarioCount += 1;
  if (scenarioCount % SCENARIOS_PER_FIREFOX === 0) await closeBrowsers();
});
