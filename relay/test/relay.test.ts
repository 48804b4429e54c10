import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import { writeCompanyEmail } from '../../src/enquiry/emails.ts';
import {
  makeDatabasePath,
  postEmail,
  type RelayProcess,
  startRelayProcess,
} from './support/relay-process.ts';
import { emailsOf, entryOf, nameOf } from './support/entries.ts';
import { startFakeProvider } from './support/fake-provider.ts';

const entry = entryOf(1);
const [company, visitor] = emailsOf(entry);
const names = [company!, visitor!].map(nameOf);

const children: RelayProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

async function startTracked(settings: Record<string, string>): Promise<RelayProcess> {
  const child = await startRelayProcess(settings);
  children.push(child);
  return child;
}

/** Runs the command for dead letters on a database and returns what it prints. */
function runCommand(database: string, ...words: string[]): string {
  return runCommandWith({ RELAY_DATABASE: database }, ...words);
}

function runCommandWith(settings: Record<string, string>, ...words: string[]): string {
  const args = ['relay/src/dead-letters-command.ts', ...words];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
  });
  return stdout + stderr;
}

it('the log of a relay holds nothing personal', async () => {
  const provider = await startFakeProvider((_email, request) => (request === 1 ? 500 : 400));
  const child = await startTracked({ EMAIL_API_URL: provider.url, RELAY_DATABASE: makeDatabasePath() });
  for (const email of [
    company!,
    visitor!,
    { ...company!, subject: 'Asha' },
    writeCompanyEmail({ ...entry, email_id: '' }),
  ])
    await postEmail(child.origin, email);
  await postEmail(child.origin, { asha: 'Asha' } as never);
  await fetch(`${child.origin}/asha?name=Asha`, { headers: { origin: 'https://asha.example' } });
  await child.waitForLog(
    ({ event, kind, outcome }) => event === 'attempt' && kind === 'visitor' && outcome === 'refused',
  );
  child.kill('SIGTERM');
  expect(await child.exited).toEqual({ code: 0, signal: null });
  const events = child.output.map((line) => JSON.parse(line).event);
  expect(new Set(events)).toEqual(new Set(['listening', 'accepted', 'attempt', 'refused', 'stopped']));
  expect(child.output.join('\n')).not.toMatch(/asha|lender|9000000000|line|127\.0\.0\.1|key-of/i);
  provider.close();
});

// It starts nine processes, one after the other.
it('a dead letter waits until a person resends or drops it', { timeout: 60_000 }, async () => {
  let behaviour: 401 | 'accept' = 401;
  const provider = await startFakeProvider(() => behaviour);
  const settings = { EMAIL_API_URL: provider.url, RELAY_DATABASE: makeDatabasePath() };
  const first = await startTracked(settings);
  for (const email of [company!, visitor!]) expect(await postEmail(first.origin, email)).toBe(201);
  await first.waitForLog(({ event, kind }) => event === 'attempt' && kind === 'visitor');
  first.kill('SIGTERM');
  await first.exited;

  const list = runCommand(settings.RELAY_DATABASE, 'list');
  const [id] = /^\S+(?= {2}company .* 401$)/m.exec(list)!;
  expect(list).toMatch(/\n2 dead letters\n$/);
  expect(list).not.toMatch(/asha|lender/i);
  expect(runCommand(settings.RELAY_DATABASE, 'show', id)).toContain(entry.email_id);
  expect(runCommand(settings.RELAY_DATABASE, 'show', 'nobody')).toContain('There is no dead letter nobody');
  expect(runCommand(settings.RELAY_DATABASE, 'resend')).toContain('Say: list');
  expect(runCommand(settings.RELAY_DATABASE, 'resend', id)).toBe('1 will be sent again\n');

  behaviour = 'accept';
  const second = await startTracked(settings);
  await provider.waitFor([names[0]!]);
  second.kill('SIGTERM');
  await second.exited;
  expect(provider.arrived).toEqual([names[0]]);
  expect(runCommand(settings.RELAY_DATABASE, 'drop', 'all')).toBe('1 dropped\n');
  expect(runCommand(settings.RELAY_DATABASE)).toBe('0 dead letters\n');
  provider.close();
});

it('a second acknowledgement in a day waits for a person', async () => {
  const provider = await startFakeProvider();
  const settings = { EMAIL_API_URL: provider.url, RELAY_DATABASE: makeDatabasePath() };
  const child = await startTracked(settings);
  const again = emailsOf({ ...entry, email_id: 'Asha-1+again@lender.example', text: 'Another question' });
  for (const email of [company!, visitor!, ...again]) expect(await postEmail(child.origin, email)).toBe(201);
  await child.waitForLog(({ event }) => event === 'held');
  child.kill('SIGTERM');
  await child.exited;
  expect(runCommand(settings.RELAY_DATABASE)).toBe(
    '1 acknowledgement held, which "held" lists\n0 dead letters\n',
  );
  const held = runCommand(settings.RELAY_DATABASE, 'held');
  const [id] = /^\S+(?= {2}visitor .* a second one within 24 hours\n1 acknowledgement held\n$)/.exec(held)!;
  expect(held).not.toMatch(/asha|lender/i);
  expect(runCommand(settings.RELAY_DATABASE, 'show', id)).toContain('Asha-1+again@lender.example');
  expect(runCommand(settings.RELAY_DATABASE, 'resend', id)).toBe('1 will be sent again\n');
  provider.close();
});

it('the command says in a sentence why it cannot open the database', () => {
  expect(runCommand('no-such.db')).toBe('There is no database no-such.db; RELAY_DATABASE names one.\n');
  expect(runCommand('README.md')).toBe('file is not a database\n');
  const tooSmall = { RELAY_DATABASE: 'README.md', RELAY_DATABASE_MB: '0' };
  expect(runCommandWith(tooSmall)).toBe(
    'RELAY_DATABASE_MB is "0"; it must be a whole number from 1 to 100000\n',
  );
});

it('a second relay on the same database ends with the reason', async () => {
  const settings = { EMAIL_API_URL: 'https://mail.example', RELAY_DATABASE: makeDatabasePath() };
  await startTracked(settings);
  const second = await startTracked(settings);
  expect(await second.exited).toEqual({ code: 1, signal: null });
  expect(second.output.join('')).toContain('another relay works with this database');
});

it('a relay ends with the reason on a database of another version', async () => {
  const file = makeDatabasePath();
  new DatabaseSync(file).exec('CREATE TABLE emails (state TEXT)');
  const child = await startTracked({ EMAIL_API_URL: 'https://mail.example', RELAY_DATABASE: file });
  expect(await child.exited).toEqual({ code: 1, signal: null });
  expect(child.output.join('')).toContain('was made by another version of the relay');
});

it('a relay whose port is taken ends with the reason', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const child = await startTracked({ RELAY_PORT: `${port}`, RELAY_DATABASE: makeDatabasePath() });
  expect(await child.exited).toEqual({ code: 1, signal: null });
  expect(child.output.join('')).toContain('EADDRINUSE');
  server.close();
});
