import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRun, type ScenarioResult, type ScenarioRun } from '../../harness/messages/messages.ts';
import { readAttachment } from '../../harness/messages/read-attachment.ts';
import type { Call } from '../../mocks/index.ts';

const UNREACHABLE = 'http://127.0.0.1:9';
const FAILURES_BY_SCENARIO: Record<string, string> = {
  'https://unknown.example/api': 'GET https://unknown.example/api, no contract declares this call',
  'https://unknown.example/script.js': 'script.js, no contract declares this call',
  'https://unknown.example/file.pdf': 'file.pdf, no contract declares this call',
  'https://unknown.example/data.json': 'data.json, no contract declares this call',
  'https://api.brevo.com/v3/smtp/other': 'other, no contract declares this call',
  'https://cdn.jsdelivr.net/npm/other@1/main.js': 'main.js, no contract declares this call',
  'http://unknown.example/plain': 'GET http://unknown.example/plain, no contract declares this call',
  'A call of another tab': 'GET https://unknown.example/tab, no contract declares this call',
  'A new tab that nobody was told of': 'GET https://unknown.example/opened, no contract declares this call',
  'A call that breaks its contract': 'request: body: Instance does not have required property "subject"',
  'A console line that the scenario does not expect':
    'Console log that the scenario does not expect: Something odd',
  'An error that nobody catches': 'Page error: Error: Something broke',
  'A call that only the SDK makes': 'logout, a call that only the SDK makes',
  'A tab that the scenario does not expect': 'A tab that the scenario does not expect',
  'A file that the scenario does not expect': 'A file that the scenario does not expect: left.txt',
  'The page stores an entry, unasked': 'A stored entry that the scenario does not expect: left',
  'The page stores an entry for a session, unasked': 'does not expect: for a session',
  'The page moves the focus, unasked': 'The page moved the focus to <body>',
  'The page scrolls, unasked': 'The page scrolled, unasked',
  'The page adds to the history twice, unasked': 'The page added to the history: /2, unasked',
  'The page adds the same to it, unasked': 'The page added to the history where it was',
  'The page opens a window, unasked': 'The page opened a window or a dialog, unasked',
  'The page changes its title, unasked': '"Blank", then "Two", unasked',
  'A file of the site that is missing':
    'Console error that the scenario does not expect: Failed to load resource',
};

/** Runs scenarios in another process, which must ignore the proxy of its environment, and returns the run. */
async function runFeatures(origin: string, ...more: string[]): Promise<ReturnType<typeof readRun>> {
  const messages = join(mkdtempSync(join(tmpdir(), 'harness-')), 'messages.ndjson');
  const args = [...more, '--format', `message:${messages}`];
  await new Promise<void>((done) => {
    const env = { ...process.env, SITE_URL: origin, http_proxy: UNREACHABLE, https_proxy: UNREACHABLE };
    execFile(process.execPath, [resolve('node_modules/.bin/cucumber-js'), ...args], { env }, () => done());
  });
  return readRun(messages);
}

it('the journal of an SDK scenario has its calls with masked secrets', { timeout: 60_000 }, async () => {
  const { runs } = await runFeatures(
    UNREACHABLE,
    '--parallel',
    '0',
    'features/7-calls/token.feature',
    '--tags',
    '@sdk',
  );
  expect(runs.map(({ status }) => status)).not.toContain('FAILED');
  const calls = runs.flatMap(
    ({ attachments }) => readAttachment<{ calls: Call[] }>(attachments, 'journal')?.calls ?? [],
  );
  expect(calls.map(({ operation }) => operation)).toContain('getToken');
  expect(calls.find(({ answer }) => answer?.status === 200)!.answer!.body).toContain(
    '"access_token":"(masked)"',
  );
});

describe('the harness', () => {
  let server: Server;
  let scenarios: ScenarioResult[];
  let runs: ScenarioRun[];

  beforeAll(async () => {
    server = createServer((request, response) => {
      response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' });
      response.end('<!doctype html><html data-hydrated><link rel="icon" href="data:,"><title>Blank</title>');
    });
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    ({ scenarios, runs } = await runFeatures(
      `http://127.0.0.1:${port}`,
      '--config',
      'steps/test/cucumber.json',
    ));
  }, 60_000);

  afterAll(() => void server.close());

  it.each(Object.entries(FAILURES_BY_SCENARIO))('fails the scenario: %s', (name, words) => {
    const scenario = scenarios.find((one) => one.name.includes(name));
    expect(scenario?.status).toBe('FAILED');
    expect(scenario?.message).toContain(words);
  });

  it('attaches a picture to a failed scenario', () =>
    expect(runs[0]!.attachments.find(({ fileName }) => fileName === 'picture')?.body).toMatch(/^UklGR/));

  it('runs no other scenario', () =>
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(Object.keys(FAILURES_BY_SCENARIO).length));
});
