import { exitWithUsage, parseCommandLine } from '../harness/command-line.ts';
import { captureTool, runTool } from '../harness/run-tool.ts';
import { HEADS } from '../gates/looks/look.ts';
import { reachableStates } from '../gates/states/all-states.ts';

const USAGE = 'npm run approve -- [all | NAME ...]';
const FOLDER = 'gates/approved';
const ALL = 'all';

/**
 * Shows where looks differ from what was approved in `gates/approved/`: texts line by line, pictures by their paths.
 * With the names of looks, or `all`, it renews their pictures and texts and lists the files that changed.
 */
const { positionals } = parseCommandLine(USAGE, { allowPositionals: true });
const heads = HEADS.replace('.txt', '');
const states = new Map(
  reachableStates.flatMap(({ name, looks = [] }) => looks.map((look) => [look.name.toLowerCase(), name])),
);
const unknown = positionals.find((name) => ![ALL, heads, ...states.keys()].includes(name.toLowerCase()));
if (unknown !== undefined)
  exitWithUsage(`"${unknown}" is no look; there are ${[heads, ...states.keys()].join('; ')}`, USAGE);

const named = positionals.includes(ALL) ? [] : positionals.map((name) => name.toLowerCase());
const titles = named.flatMap((name) => states.get(name) ?? []).map((state) => `${RegExp.escape(state)}$`);
const grep = [...titles, ...(named.includes(heads) ? ['metadata'] : [])];
const args = [
  'test',
  'gates/specs/states.spec.ts',
  'gates/specs/metadata.spec.ts',
  '--reporter=list',
  ...(positionals.length ? ['--update-snapshots=changed'] : []),
  ...(grep.length ? ['--grep', grep.join('|')] : []),
];
const code = await runTool('playwright', args, { APPROVE: 'yes' });
if (positionals.length) {
  const { output } = await captureTool('git', ['status', '--short', '--', FOLDER]);
  console.log(output.trim() || 'Nothing differs from what was approved.');
}
process.exit(code);
