import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { getOperation } from '../../../contracts/declared-operations.ts';
import { findRequestViolations } from '../../../contracts/violations.ts';
import { completeEntry } from '../../../src/enquiry/test/complete-entry.ts';
import { startRelay } from '../../src/main.ts';
import { readSettings } from '../../src/settings.ts';

export const siteOrigin = 'https://www.sangam.example';
export const makeSpoolFolder = (): string => mkdtempSync(join(tmpdir(), 'spool-'));
/** Returns a valid entry; each number has its own e-mail address. */
export const makeEntry = (number: number) => {
  return { ...completeEntry, email_id: `asha-${number}@lender.example`, text: ' ' };
};
/** The settings of a relay in a test. The limit of posts from one network is too high to matter. */
export const createTestSettings = (given: Record<string, string>) => {
  const folder = { RELAY_FOLDER: makeSpoolFolder(), RELAY_PORT: '0', RELAY_PER_NETWORK: '100000' };
  const provider = { EMAIL_API_KEY: 'key-of-the-relay', EMAIL_API_URL: 'http://127.0.0.1:9' };
  return { ...folder, ...provider, RELAY_ORIGINS: siteOrigin, ...given };
};
export const postEnquiryTo = (origin: string, body: unknown, headers: Record<string, string> = {}) => {
  const all = { origin: siteOrigin, 'content-type': 'application/json', ...headers };
  const content = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${origin}/enquiries`, { method: 'POST', headers: all, body: content });
};

/** Starts the relay in the test's own process. */
export async function startTestRelay(given: Record<string, string> = {}) {
  const log: { event: string }[] = [];
  const settings = readSettings(createTestSettings(given));
  const { port, stop } = await startRelay(settings, (event, fields) => void log.push({ event, ...fields }));
  const origin = `http://127.0.0.1:${port}`;
  const count = (event: string) => log.filter((line) => line.event === event).length;
  const post = (body: unknown, headers?: Record<string, string>) => postEnquiryTo(origin, body, headers);
  return { origin, folder: settings.RELAY_FOLDER, log, count, post, stop };
}

/** Starts the relay in a child process. If the process ends before the relay listens, nothing answers at `origin`. */
export async function startRelayProcess(given: Record<string, string>, nodeArgs: string[] = [], cwd = '.') {
  const child = spawn(process.execPath, [...nodeArgs, 'relay/src/main.ts'], {
    cwd,
    env: { PATH: process.env.PATH, ...createTestSettings(given) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const findPort = () => /"listening","port":(\d+)/.exec(output)?.[1];
  await vi.waitUntil(() => findPort() || hasEnded(), 60_000);
  return { origin: `http://127.0.0.1:${findPort() ?? 9}`, child, ended, hasEnded };
}

/**
 * Starts a local e-mail provider. `answerTo` maps an e-mail's name, such as `visitor 7`, to the status to answer with;
 * 0 closes the connection. `retryAfter` is the Retry-After header.
 */
export async function startEmailProvider(answerTo: (name: string) => number = () => 201, retryAfter = '') {
  /** `tried`: all e-mails that arrived, in order; `taken`: the accepted ones; `violations`: breaches of the contract. */
  const seen = { tried: [] as string[], taken: [] as string[], violations: [] as string[] };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const url = new URL(request.url!, 'http://provider');
    const headers = new Headers(request.headers as Record<string, string>);
    const operation = getOperation('sendEmail');
    seen.violations.push(...findRequestViolations(operation, { url, params: {}, headers, body }));
    const kind = body.includes('New form entry') ? 'company' : 'visitor';
    const name = `${kind} ${/asha-(\d+)/i.exec(body)![1]}`;
    seen.tried.push(name);
    const status = answerTo(name);
    if (status === 201) seen.taken.push(name);
    if (status === 0) response.destroy();
    else response.writeHead(status, { 'retry-after': retryAfter }).end(`not valid: ${body}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => server.close().closeAllConnections();
  return { url: `http://127.0.0.1:${port}`, close, ...seen };
}
