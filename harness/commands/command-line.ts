import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';

const COMMANDS = 'docs/commands.md';

/** Prints the problem and the usage in one line and ends the process with code 2. */
export function exitWithUsage(problem: string, usage: string): never {
  console.error(`${problem}. Usage: ${usage}`);
  process.exit(2);
}

/** Where `--help` asks for it, prints the usage and what docs/commands.md says of the command, and ends the process. */
export function answerHelp(usage: string): void {
  if (!process.argv.includes('--help')) return;
  const [name] = /^npm (?:run )?[\w:]+/.exec(usage)!;
  const rows = readFileSync(COMMANDS, 'utf8').split('\n');
  const cell = rows.find((row) => row.startsWith(`| \`${name}\` `))!.split(' | ')[1]!;
  const words = cell.replace(/\s*\|$/, '').replaceAll(/\[(.*?)\]\(.*?\)/g, '$1');
  console.log(`${usage}\n\n${words}. See ${COMMANDS}.`.replaceAll(/(.{1,110})(?:\s|$)/g, '$1\n').trim());
  process.exit(0);
}

/** Reads the command line with `parseArgs` of node:util; an unknown argument ends the process with problem and usage. */
export function parseCommandLine<T extends ParseArgsConfig>(usage: string, config: T) {
  answerHelp(usage);
  try {
    return parseArgs(config);
  } catch (error) {
    // After the first sentence Node explains how to pass a value that begins with a dash: we print the usage instead.
    return exitWithUsage((error as Error).message.split(/\. |\n/)[0]!, usage);
  }
}
