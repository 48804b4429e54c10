import { x } from 'tinyexec';

/**
 * Runs a tool from `node_modules/.bin` or the PATH. Resolves with its exit code, or 1 if a signal ended it. Streams its
 * output, or drops it with `ignore`. Does not block this process, which may have to serve the site meanwhile.
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

/**
 * Runs a tool like `runTool`, but resolves with its exit code and its output, including stderr, without colours.
 * `onLine` gets each line immediately.
 */
export async function captureToolOutput(
  tool: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  onLine: (line: string) => void = () => undefined,
): Promise<{ code: number; output: string }> {
  const running = x(tool, args, { nodeOptions: { env: { ...env, NO_COLOR: '1' } } });
  let output = '';
  for await (const line of running) {
    output += `${line}\n`;
    onLine(line);
  }
  return { code: running.exitCode ?? 1, output };
}
