import { exitWithUsage, parseCommandLine } from '../harness/commands/command-line.ts';

/** The generators by name; each module writes files that are generated from a source. */
const generators: Record<string, () => Promise<{ default(): Promise<void> }>> = {
  hosting: () => import('./generate/hosting.ts'),
  font: () => import('./generate/font.ts'),
};
const USAGE = `npm run generate -- ${Object.keys(generators).join('|')}`;
const { positionals } = parseCommandLine(USAGE, { allowPositionals: true });
const [generatorName = '', another] = positionals;
if (another || !generators[generatorName])
  exitWithUsage(`"${positionals.join(' ')}" is nothing that is generated`, USAGE);
const { default: write } = await generators[generatorName]!();
await write();
