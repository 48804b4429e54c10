import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunnerRequest, RunOutcome } from '../runner/runner.ts';
import { findStepUsers } from '../runner/find-step-users.ts';
import type { Run } from '../messages/messages.ts';

const definition = (id: string, uri: string) => ({ id, sourceReference: { uri } });
const run = {
  stepDefinitions: [definition('form', 'steps/form.steps.ts'), definition('time', 'steps/visits.steps.ts')],
  pickles: [
    { id: 'a', uri: 'features/a.feature', location: { line: 3 } },
    { id: 'b', uri: 'features/b.feature', location: { line: 9 } },
  ],
  testCases: [
    { pickleId: 'a', testSteps: [{ stepDefinitionIds: ['form'] }] },
    { pickleId: 'b', testSteps: [{ stepDefinitionIds: ['time'] }, {}] },
  ],
} as unknown as Run;

it.each([
  ['a step file', 'steps/visits.steps.ts', ['features/b.feature:9']],
  ['what a step file imports', 'harness/locators/form.ts', ['features/a.feature:3']],
  ['what both import', 'steps/world.ts', ['features/a.feature:3', 'features/b.feature:9']],
  ['what no step imports', 'steps/other.ts', []],
])('saving %s runs the scenarios that use it', (_what, file, places) => {
  expect(findStepUsers([file], run)).toEqual(places);
});

describe('a runner', () => {
  let runner: ChildProcess;
  beforeAll(() => {
    // Browsers refuse port 9 (ERR_UNSAFE_PORT), so a scenario that opens a page fails at once.
    const env = { ...process.env, SITE_URL: 'http://127.0.0.1:9' };
    runner = fork('harness/runner/runner.ts', { env });
  });
  afterAll(() => runner.disconnect());

  async function ask<T>(request: RunnerRequest): Promise<T> {
    runner.send(request);
    return (await once(runner, 'message'))[0] as T;
  }

  it('runs scenarios several times in one process, with the same results', { timeout: 60_000 }, async () => {
    for (const _time of ['first', 'second']) {
      const failing = await ask<RunOutcome>({ run: ['features/9-constants/home.feature'] });
      expect(new Set(failing.scenarios.map(({ status }) => status))).toEqual(new Set(['FAILED']));
      expect(failing.summary).toContain('ERR_UNSAFE_PORT');
      const passing = await ask<RunOutcome>({ run: ['features/9-constants/oauth.feature'] });
      expect(new Set(passing.scenarios.map(({ status }) => status))).toEqual(new Set(['PASSED']));
    }
  });

  it('starts a browser anew where a request asks for it', { timeout: 60_000 }, async () => {
    const messages = join(tmpdir(), 'runner.test.ndjson');
    const selection = { paths: ['features/9-constants/home.feature'], failFast: true };
    const browsers = new Set<string>();
    for (const newBrowser of [false, false, true]) {
      await ask<true>({ selection, messages, newBrowser });
      expect(readFileSync(messages, 'utf8')).toContain('ERR_UNSAFE_PORT');
      browsers.add(listBrowsersOf(runner));
    }
    expect(browsers.size).toBe(2);
  });

  it('knows which scenarios use a step file, without running them', async () => {
    const places = await ask<string[]>({ usersOf: ['steps/sdk/sdk.steps.ts'] });
    expect(places.some((place) => place.startsWith('features/9-constants/oauth.feature:'))).toBe(true);
    expect(places.some((place) => place.startsWith('features/9-constants/home'))).toBe(false);
  });
});

/** The processes that a runner has started, which are its browsers. */
const listBrowsersOf = ({ pid }: ChildProcess): string =>
  execFileSync('pgrep', ['--parent', String(pid)], { encoding: 'utf8' });
