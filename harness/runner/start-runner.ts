import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { RunnerRequest } from './runner.ts';

/** A child process that runs scenarios on request (runner.ts). */
export type ScenarioRunner = {
  pid: number;
  end(): void;
  /** Runs scenarios. Resolves with `true` when they have ended; undefined if the child process ended first. */
  request(request: RunnerRequest): Promise<true | undefined>;
};

/** Starts a runner for the site in `env.SITE_URL`; `nodeArgs` are passed to Node. */
export function startRunner(env: NodeJS.ProcessEnv, nodeArgs: string[] = []): ScenarioRunner {
  const child = fork('harness/runner/runner.ts', {
    env: { ...process.env, TIMEOUT_MS: '2000', ...env },
    execArgv: nodeArgs,
  });
  return {
    pid: child.pid!,
    end: () => child.connected && child.disconnect(),
    async request(request) {
      if (!child.connected) return undefined;
      child.send(request);
      const done = new AbortController();
      const answered = once(child, 'message', done).then((): true => true);
      const ended = once(child, 'exit', done).then(() => undefined);
      ended.catch(() => undefined);
      return Promise.race([answered, ended]).finally(() => done.abort());
    },
  };
}
