import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { RunnerRequest } from './runner.ts';

/** A process that keeps step files and browser ready between the runs that it is asked for. */
export type Runner = {
  end(): void;
  /** What it cannot answer, broken off say, is undefined. */
  request<T>(request: RunnerRequest): Promise<T | undefined>;
};

/** Starts a runner for the site that SITE_URL of `env` names; `nodeArgs` are arguments of Node. */
export function startRunner(env: NodeJS.ProcessEnv, nodeArgs: string[] = []): Runner {
  const child = fork('harness/runner/runner.ts', {
    env: { ...process.env, TIMEOUT_MS: '2000', ...env, PICTURES: 'off', KEEP_BROWSER: 'yes' },
    execArgv: nodeArgs,
  });
  return {
    end: () => child.connected && child.disconnect(),
    async request<T>(request: RunnerRequest): Promise<T | undefined> {
      if (!child.connected) return undefined;
      child.send(request);
      const done = new AbortController();
      const answered = once(child, 'message', done).then(([answer]) => answer as T);
      const ended = once(child, 'exit', done).then(() => undefined);
      ended.catch(() => undefined);
      return Promise.race([answered, ended]).finally(() => done.abort());
    },
  };
}
