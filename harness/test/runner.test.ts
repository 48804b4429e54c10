import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readRun } from '../messages/messages.ts';
import { startRunner } from '../runner/start-runner.ts';

const messagesFile = join(tmpdir(), 'runner.test.ndjson');
// Browsers refuse port 9 (ERR_UNSAFE_PORT), so a scenario that opens a page fails immediately.
const runner = startRunner({ SITE_URL: 'http://127.0.0.1:9' });
afterAll(() => runner.end());

/** Runs a feature and returns the statuses of its scenarios. */
async function runFeature(feature: string, newBrowser = false): Promise<Set<string>> {
  const selection = { paths: [`features/9-constants/${feature}.feature`], failFast: true };
  expect(await runner.request({ selection, messages: messagesFile, newBrowser })).toBe(true);
  return new Set(readRun(messagesFile).scenarios.map(({ status }) => status));
}

it(
  'a runner serves several requests, in a new browser if a request asks for one',
  { timeout: 60_000 },
  async () => {
    const browsers = new Set<string>();
    for (const newBrowser of [false, false, true]) {
      expect(await runFeature('oauth')).toEqual(new Set(['PASSED']));
      expect(await runFeature('home', newBrowser)).toContain('FAILED');
      expect(readFileSync(messagesFile, 'utf8')).toContain('ERR_UNSAFE_PORT');
      browsers.add(listBrowsersOf(runner.pid));
    }
    expect(browsers.size).toBe(2);
  },
);

/** The processes that a runner has started, which are its browsers. */
const listBrowsersOf = (pid: number): string =>
  execFileSync('pgrep', ['--parent', String(pid)], { encoding: 'utf8' });
