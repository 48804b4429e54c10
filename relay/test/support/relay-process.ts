import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { settingsWith } from './start-relay.ts';

type Line = { event: string; port?: number; file?: string };

/** Starts the relay in a process; `origin` is undefined where it ended before it listened. */
export async function startRelayProcess(settings: Record<string, string>, before: string[] = [], cwd = '.') {
  const child = spawn(process.execPath, [...before, 'relay/src/main.ts'], {
    cwd,
    env: { PATH: process.env.PATH, ...settingsWith(settings) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: Line[] = [];
  const output = createInterface(child.stdout);
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  /** Resolves once enough lines are as they should be, or the process has ended. */
  const until = async (isMeant: (line: Line) => boolean, times = 1): Promise<void> => {
    const wait = async (): Promise<void> => {
      if (lines.filter(isMeant).length >= times) return;
      await once(output, 'line');
      return wait();
    };
    await Promise.race([wait(), ended]);
  };
  output.on('line', (line) => lines.push(JSON.parse(line) as Line));
  await until(({ event }) => event === 'listening');
  const [first] = lines;
  return { origin: first && `http://127.0.0.1:${first.port}`, child, ended, until };
}
