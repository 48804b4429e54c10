import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { claimClone } from '../harness/commands/claim-clone.ts';
import { exitWithUsage, parseCommandLine } from '../harness/commands/command-line.ts';
import { RESULTS } from '../harness/commands/results-folder.ts';
import { runTool } from '../harness/commands/run-tool.ts';
import { runInFirefox } from '../lab/engines/firefox/run-in-firefox.ts';
import { findMissingFirefox } from '../lab/engines/firefox/launch-firefox.ts';
import { walkWithWebKit } from '../lab/engines/walk/walk-with-webkit.ts';
import { findMissingWebKit } from '../lab/engines/walk/webkit-gtk.ts';
import { describeEngineRun } from '../reports/describe-engine-run.ts';

/** Checks the site in Firefox, with all scenarios or those of the given features, and in WebKitGTK, with the walk. */
const USAGE = 'npm run engines -- [firefox [FEATURE ...] | webkit]';
const { positionals } = parseCommandLine(USAGE, { allowPositionals: true });
const [only, ...paths] = positionals;
const known = {
  firefox: { findMissing: findMissingFirefox, run: () => runInFirefox(paths) },
  webkit: { findMissing: findMissingWebKit, run: walkWithWebKit },
};
const chosen = Object.entries(known).filter(([name]) => name === (only ?? name));
if (chosen.length === 0 || (only !== 'firefox' && paths.length))
  exitWithUsage(`"${positionals.join(' ')}" is neither firefox nor webkit`, USAGE);
const missing = chosen.flatMap(([, { findMissing }]) => findMissing() ?? []);
for (const problem of missing) console.error(problem);
if (missing.length) process.exit(1);

claimClone();
const folder = `${RESULTS}/engines`;
mkdirSync(folder, { recursive: true });
let failed = false;
const lines: string[] = [];
for (const [name, { run: runChecks }] of chosen) {
  const file = `${folder}/${name}.json`;
  // If the run ends early, no results of a former run may remain.
  rmSync(file, { force: true });
  const run = await runChecks();
  writeFileSync(file, JSON.stringify(run, null, 2));
  failed ||= run.failed.length > 0 || run.checks === 0;
  lines.push(describeEngineRun(run), ...run.failed.map(({ name: of, message }) => `  ${of}: ${message}`));
}
if (!only) failed = (await runTool('npm', ['run', 'report'])) > 0 || failed;
console.log(lines.join('\n'));
process.exit(failed ? 1 : 0);
