import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Email } from '../../../contracts/types/email.ts';
import { providerKey } from './fake-provider.ts';
import type { KillPoint } from './kill-points.ts';

export const siteOrigin = 'https://www.sangam.example';

type Line = { event: string; port?: number; kind?: string; outcome?: string; code?: string; count?: number };

/** A relay in a process of its own. */
export type RelayProcess = {
  /** Its address, or undefined when it ended before it listened. */
  origin: string | undefined;
  /** All that it has printed. */
  output: string[];
  /** The lines of its log so far. */
  lines: Line[];
  /** Resolves once it has logged a line for which `is` is true, at once if it already has. */
  waitForLog(is: (line: Line) => boolean): Promise<void>;
  exited: Promise<{ code: number | null; signal: string | null }>;
  kill(signal: 'SIGTERM' | 'SIGKILL'): void;
  pid: number;
};

/** A path for a database in a new folder. */
export const makeDatabasePath = () => join(mkdtempSync(join(tmpdir(), 'relay-')), 'relay.db');

/** Starts `node relay/src/main.ts`, or another script that logs where it listens; resolves once it listens or has ended. `runner` is a command that becomes the process. */
export async function startRelayProcess(
  settings: Record<string, string>,
  script = ['relay/src/main.ts'],
  runner: string[] = [],
): Promise<RelayProcess> {
  const [command, ...args] = [...runner, process.execPath, ...script];
  const child: ChildProcess = spawn(command!, args, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(tmpdir(), 'relay-compile-cache'),
      EMAIL_API_KEY: providerKey,
      RELAY_ORIGINS: siteOrigin,
      RELAY_PORT: '0',
      RELAY_RETRY_MS: '1',
      RELAY_RETRY_MAX_MS: '20',
      RELAY_LIMIT_ADDRESS: '1000000',
      RELAY_LIMIT_TOTAL: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stderr!.on('data', (bytes: Buffer) => output.push(String(bytes)));
  const exited = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const lines: Line[] = [];
  const watchers: (() => void)[] = [];
  createInterface(child.stdout!).on('line', (line) => {
    output.push(line);
    lines.push(JSON.parse(line) as Line);
    for (const watcher of watchers) watcher();
  });
  const logged = (is: (line: Line) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => lines.some(is) && resolve();
      watchers.push(look);
      look();
    });
  await Promise.race([logged(({ event }) => event === 'listening'), exited]);
  const port = lines.find(({ event }) => event === 'listening')?.port;
  const origin = port && `http://127.0.0.1:${port}`;
  return {
    origin: origin || undefined,
    output,
    lines,
    waitForLog: logged,
    exited,
    kill: (signal) => void child.kill(signal),
    pid: child.pid!,
  };
}

/** Starts a relay that is killed when it reaches a kill point for the nth time. */
export const startRelayToKill = (
  settings: Record<string, string>,
  point: KillPoint,
  nth: number,
): Promise<RelayProcess> =>
  startRelayProcess({ ...settings, RELAY_KILL: `${point}:${nth}` }, [
    `--import=${import.meta.resolve('./kill-at.ts')}`,
    'relay/src/main.ts',
  ]);

/** Posts an e-mail as a browser does, with the headers `added`; returns the answer's status, or 0 where none came. */
export async function postEmail(
  origin: string | undefined,
  email: Email,
  added: Record<string, string> = {},
): Promise<number> {
  if (!origin) return 0;
  const headers = {
    ...added,
    'content-type': 'application/json',
    origin: siteOrigin,
    'api-key': 'of the browser',
  };
  return fetch(`${origin}/v3/smtp/email`, { method: 'POST', headers, body: JSON.stringify(email) })
    .then(async (answer) => (await answer.text(), answer.status))
    .catch(() => 0);
}
