import { exitWithUsage, parseCommandLine } from '../harness/commands/command-line.ts';
import { captureTool, runTool } from '../harness/commands/run-tool.ts';
import { fileNameOf, HEADS } from '../gates/looks/look.ts';
import { reachableStates } from '../gates/states/all-states.ts';

const USAGE = 'npm run approve -- [all | NAME ...]';
const FOLDER = 'gates/approved';
const ALL = 'all';

/**
 * Shows how looks differ from the approved files in `gates/approved/`: texts line by line, pictures by a picture of
 * the difference, and at the end one line for each look.
 * With names of looks, or `all`, it renews their pictures and texts and lists the changed files.
 */
const { positionals } = parseCommandLine(USAGE, { allowPositionals: true });
const heads = HEADS.replace('.txt', '');
const titles = new Map([
  [heads, 'metadata'],
  ...reachableStates.flatMap(({ name, looks = [] }) =>
    looks.map((look): [string, string] => [fileNameOf(look.name), `${RegExp.escape(name)}$`]),
  ),
]);
const named = positionals.map(fileNameOf);
const unknown = named.find((name) => name !== ALL && !titles.has(name));
if (unknown !== undefined) exitWithUsage(`"${unknown}" is no look: ${FOLDER}/ has a file for each`, USAGE);

const grep = named.includes(ALL) ? [] : named.map((name) => titles.get(name)!);
const args = [
  'test',
  'gates/specs/states.spec.ts',
  'gates/specs/metadata.spec.ts',
  '--project=looks',
  '--reporter=./gates/rule-reporter.ts',
  ...(positionals.length ? ['--update-snapshots=changed'] : []),
  ...(grep.length ? ['--grep', grep.join('|')] : []),
];
const code = await runTool('playwright', args);
if (positionals.length) {
  const { output } = await captureTool('git', ['status', '--short', '--', FOLDER]);
  console.log(output.trimEnd() || 'Nothing differs from what was approved.');
}
process.exit(code);
