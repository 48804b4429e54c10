import { exitWithUsage, parseCommandLine } from '../harness/commands/command-line.ts';

/** Writes a file that is made from others: the modules say which. */
const generators: Record<string, () => Promise<{ default(): Promise<void> }>> = {
  hosting: () => import('./generate/hosting.ts'),
  font: () => import('./generate/font.ts'),
};
const USAGE = `npm run generate -- ${Object.keys(generators).join('|')}`;
const { positionals } = parseCommandLine(USAGE, { allowPositionals: true });
const [name = '', another] = positionals;
if (another || !generators[name])
  exitWithUsage(`"${positionals.join(' ')}" is nothing that is generated`, USAGE);
const { default: write } = await generators[name]!();
await write();
