import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends the process with one line: what is wrong, and how the command is used. */
export function exitWithUsage(problem: string, usage: string): never {
  console.error(`${problem}. Usage: ${usage}`);
  process.exit(2);
}

/**
 * The options and names that a command was called with, as `parseArgs` of node:util reads them; what it does not
 * know ends the process with one line.
 */
export function parseCommandLine<T extends ParseArgsConfig>(usage: string, config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node adds sentences on how to pass a dash as a value: here the usage says more.
    return exitWithUsage((error as Error).message.split(/\. |\n/)[0]!, usage);
  }
}
