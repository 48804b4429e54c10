import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';

const COMMANDS_DOC = 'docs/commands.md';

/** Prints the problem and the usage in one line and ends the process with code 2. */
export function exitWithUsage(problem: string, usage: string): never {
  console.error(`${problem}. Usage: ${usage}`);
  process.exit(2);
}

/** With `--help`, prints the usage and the description from docs/commands.md, and ends the process. */
export function printHelpIfAsked(usage: string): void {
  if (!process.argv.includes('--help')) return;
  const [name] = /^npm (?:run )?[\w:]+/.exec(usage)!;
  const rows = readFileSync(COMMANDS_DOC, 'utf8').split('\n');
  const cell = rows.find((row) => row.startsWith(`| \`${name}\` `))!.split(' | ')[1]!;
  const words = cell.replace(/\s*\|$/, '').replaceAll(/\[(.*?)\]\(.*?\)/g, '$1');
  console.log(`${usage}\n\n${words}. See ${COMMANDS_DOC}.`.replaceAll(/(.{1,110})(?:\s|$)/g, '$1\n').trim());
  process.exit(0);
}

/**
 * Parses the command line by `parseArgs` of node:util. Prints the usage and ends the process on an unknown argument.
 */
export function parseCommandLine<T extends ParseArgsConfig>(usage: string, config: T) {
  printHelpIfAsked(usage);
  try {
    return parseArgs(config);
  } catch (error) {
    // The rest of Node's message explains how to pass a value that begins with a dash. We print the usage instead.
    return exitWithUsage((error as Error).message.split(/\. |\n/)[0]!, usage);
  }
}
