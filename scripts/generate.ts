import { exitWithUsage, parseCommandLine } from '../harness/commands/command-line.ts';

/** The modules that generate files, by the names that this command takes. */
const generators: Record<string, () => Promise<{ default(): Promise<void> }>> = {
  hosting: () => import('./generate/hosting.ts'),
  font: () => import('./generate/font.ts'),
};
const USAGE = `npm run generate -- ${Object.keys(generators).join('|')}`;
const { positionals } = parseCommandLine(USAGE, { allowPositionals: true });
const [generatorName = '', surplusName] = positionals;
if (surplusName || !generators[generatorName])
  exitWithUsage(`"${positionals.join(' ')}" is nothing that is generated`, USAGE);
const { default: write } = await generators[generatorName]!();
await write();
