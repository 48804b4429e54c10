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

/** Runs a tool in the same way and returns what it prints, errors included and colours left out, with its exit code. */
export async function captureTool(
  tool: string,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  const running = x(tool, args, { nodeOptions: { env: { NO_COLOR: '1' } } });
  let output = '';
  for await (const line of running) output += `${line}\n`;
  return { code: running.exitCode ?? 1, output };
}
