import { exitWithUsage, parseCommandLine } from '../harness/commands/command-line.ts';
import { captureToolOutput, runTool } from '../harness/commands/run-tool.ts';
import { fileNameOfLook, METADATA_FILE } from '../gates/looks/look.ts';
import { reachableStates } from '../gates/states/all-states.ts';

const USAGE = 'npm run approve -- [all | NAME ...]';
const APPROVED_FOLDER = 'gates/approved';
const ALL = 'all'; // the argument that approves all looks

/**
 * Shows how looks differ from the approved files in `gates/approved/`: texts line by line, pictures by a picture of
 * the difference, and at the end one line for each look.
 * With names of looks, or `all`, approves the present pictures and texts and lists the changed files.
 */
const { positionals } = parseCommandLine(USAGE, { allowPositionals: true });
const metadataLook = METADATA_FILE.replace('.txt', '');
const testTitlePatterns = new Map([
  [metadataLook, 'metadata'],
  ...reachableStates.flatMap(({ name, looks = [] }) =>
    looks.map((look): [string, string] => [fileNameOfLook(look.name), `${RegExp.escape(name)}$`]),
  ),
]);
const lookNames = positionals.map(fileNameOfLook);
const unknownLook = lookNames.find((name) => name !== ALL && !testTitlePatterns.has(name));
if (unknownLook !== undefined)
  exitWithUsage(`"${unknownLook}" is no look: ${APPROVED_FOLDER}/ has a file for each`, USAGE);

const chosenPatterns = lookNames.includes(ALL) ? [] : lookNames.map((name) => testTitlePatterns.get(name)!);
const playwrightArgs = [
  'test',
  'gates/specs/states.spec.ts',
  'gates/specs/metadata.spec.ts',
  '--project=looks',
  '--reporter=./gates/gate-reporter.ts',
  ...(positionals.length ? ['--update-snapshots=changed'] : []),
  ...(chosenPatterns.length ? ['--grep', chosenPatterns.join('|')] : []),
];
const exitCode = await runTool('playwright', playwrightArgs);
if (positionals.length) {
  const { output } = await captureToolOutput('git', ['status', '--short', '--', APPROVED_FOLDER]);
  console.log(output.trimEnd() || 'Nothing differs from what was approved.');
}
process.exit(exitCode);
