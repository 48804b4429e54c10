import { exitWithUsage, parseCommandLine } from '../harness/commands/command-line.ts';

/** Writes a file that is made from others: the modules say which. */
const generators: Record<string, () => Promise<{ default(isCheck?: boolean): Promise<void> }>> = {
  types: () => import('./generate/types.ts'),
  hosting: () => import('./generate/hosting.ts'),
  snippets: () => import('./generate/snippets.ts'),
  font: () => import('./generate/font.ts'),
  pictures: () => import('./generate/pictures.ts'),
};
const USAGE = `npm run generate -- ${Object.keys(generators).join('|')} [--check]`;
const { positionals, values } = parseCommandLine(USAGE, {
  allowPositionals: true,
  options: { check: { type: 'boolean' } },
});
const [name = '', another] = positionals;
if (another || !generators[name])
  exitWithUsage(`"${positionals.join(' ')}" is nothing that is generated`, USAGE);
if (values.check && name !== 'types') exitWithUsage('--check is for types', USAGE);
const { default: write } = await generators[name]!();
await write(values.check);
