import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Prints the problem and the usage in one line and ends the process with code 2. */
export function exitWithUsage(problem: string, usage: string): never {
  console.error(`${problem}. Usage: ${usage}`);
  process.exit(2);
}

/** Reads the command line with `parseArgs` of node:util; an unknown argument ends the process with problem and usage. */
export function parseCommandLine<T extends ParseArgsConfig>(usage: string, config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    // After the first sentence Node explains how to pass a value that begins with a dash: we print the usage instead.
    return exitWithUsage((error as Error).message.split(/\. |\n/)[0]!, usage);
  }
}
