import { After } from '@cucumber/cucumber';
import { endBrowsers } from '../../../harness/browsers/start-browser.ts';
import './put-in-firefox.ts';

/** Restart Firefox after this many scenarios: it grows by some 4 MB with each and slows down. */
const MOST_IN_ONE_FIREFOX = 120;

let scenarios = 0;

// Loaded before the steps, because After hooks run in reverse order and theirs still reads the page.
After(async () => {
  scenarios += 1;
  if (scenarios % MOST_IN_ONE_FIREFOX === 0) await endBrowsers();
});
