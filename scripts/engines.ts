import { rmSync } from 'node:fs';
import { findMissingFirefox } from '../harness/browsers/firefox.ts';
import { findMissingWebKit } from '../harness/browsers/webkit-gtk.ts';
import { parseCommandLine } from '../harness/command-line.ts';
import { messagesOf, RESULTS } from '../harness/results-folder.ts';
import { runStages } from '../harness/run-stages.ts';
import { countChecks, countLooks } from '../reports/read/count-checks.ts';

/** What the engines beside the main one say of the site; their results are added to the report. */
parseCommandLine('npm run engines', {});
const missing = [findMissingFirefox(), findMissingWebKit()].filter((problem) => problem !== undefined);
for (const problem of missing) console.error(problem);
if (missing.length) process.exit(1);
// A stage that does not begin must not show what a former run said.
for (const name of ['gates-firefox.json', 'walk.json']) rmSync(`${RESULTS}/${name}`, { force: true });
const env = { BROWSER: 'firefox' };
const failed = await runStages([
  [
    {
      name: 'features on Firefox',
      args: ['run', 'spec'],
      env,
      count: countLooks(messagesOf('firefox')),
    },
  ],
  [
    {
      name: 'gates on Firefox',
      args: ['run', 'gates'],
      env,
      count: countChecks(`${RESULTS}/gates-firefox.json`),
    },
  ],
  [{ name: 'walk with WebKitGTK', args: ['run', 'walk:webkit'], count: countChecks(`${RESULTS}/walk.json`) }],
  [{ name: 'report', args: ['run', 'report'] }],
]);
process.exit(failed ? 1 : 0);
