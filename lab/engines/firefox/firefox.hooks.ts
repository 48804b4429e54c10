import { After } from '@cucumber/cucumber';
import { endBrowsers } from '../../../harness/browsers/start-browser.ts';
import './put-in-firefox.ts';

/** Firefox grows by some 4 MB with each scenario and slows down: after so many it is started again. */
const MOST_IN_ONE_FIREFOX = 120;

let scenarios = 0;

// Loaded before the steps, so that it runs after their own hook, which reads the page.
After(async () => {
  scenarios += 1;
  if (scenarios % MOST_IN_ONE_FIREFOX === 0) await endBrowsers();
});
