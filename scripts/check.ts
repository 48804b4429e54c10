import { staticChecks } from '../harness/commands/static-checks.ts';
import { exitWithUsage, parseCommandLine } from '../harness/commands/command-line.ts';
import { runStages } from '../harness/commands/run-stages.ts';
import { runTool } from '../harness/commands/run-tool.ts';
import writeContractTypes from './generate/types.ts';

const checkNames = Object.keys(staticChecks);
const USAGE = `npm run check -- [${checkNames.join('|')}] [--list]`;

/** Runs all checks that need no browser, in parallel, or only the named check. `clauses --list` lists all steps. */
const { positionals, values } = parseCommandLine(USAGE, {
  allowPositionals: true,
  options: { list: { type: 'boolean' } },
});
const [checkName, surplusName] = positionals;
if (surplusName) exitWithUsage('Either one check or all', USAGE);
if (values.list && checkName !== 'clauses') exitWithUsage('--list is for clauses', USAGE);
await writeContractTypes();
if (checkName === undefined) {
  const { failed } = await runStages([
    checkNames.map((each) => ({ name: each, args: ['run', 'check', '--', each] })),
  ]);
  process.exit(failed ? 1 : 0);
}
if (!staticChecks[checkName]) exitWithUsage(`"${checkName}" is no check`, USAGE);
const [tool, ...args] = staticChecks[checkName];
process.exit(await runTool(tool, values.list ? [...args, '--list'] : args));
