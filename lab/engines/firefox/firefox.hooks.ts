import { After } from '@cucumber/cucumber';
import { closeBrowsers } from '../../../harness/browsers/start-browser.ts';
import './use-firefox.ts';

/** Firefox is restarted after this many scenarios: each makes it about 4 MB larger and slower. */
const MOST_IN_ONE_FIREFOX = 120;

let scenarios = 0;

// Loaded before the steps, because After hooks run in reverse order: the steps' hook, which reads the page, runs first.
After(async () => {
  scenarios += 1;
  if (scenarios % MOST_IN_ONE_FIREFOX === 0) await closeBrowsers();
});
