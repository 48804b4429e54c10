import { x } from 'tinyexec';

/**
 * Runs a tool of the project, or of the machine, and returns its exit code, 1 if a signal ended it. What it prints is
 * shown as it comes. This process may serve the site meanwhile.
 */
export async function runTool(
  tool: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  stdio: 'inherit' | 'ignore' = 'inherit',
): Promise<number> {
  const { exitCode } = await x(tool, args, { nodeOptions: { stdio, env } });
  return exitCode ?? 1;
}
