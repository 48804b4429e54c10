import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { companyEmail } from '../../src/enquiry/emails.ts';
import { type Child, post, startChild, temporaryDatabase } from './support/child.ts';
import { emailsOf, entryOf, nameOf } from './support/entries.ts';
import { startFakeProvider } from './support/fake-provider.ts';

const entry = entryOf(1);
const [company, visitor] = emailsOf(entry);
const names = [company!, visitor!].map(nameOf);

const children: Child[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

async function live(settings: Record<string, string>): Promise<Child> {
  const child = await startChild(settings);
  children.push(child);
  return child;
}

/** What the command about kept e-mails prints. */
function kept(database: string, ...words: string[]): string {
  return keptWith({ RELAY_DATABASE: database }, ...words);
}

function keptWith(settings: Record<string, string>, ...words: string[]): string {
  const args = ['relay/src/kept.ts', ...words];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
  });
  return stdout + stderr;
}

it('says nothing personal in its log', async () => {
  const provider = await startFakeProvider((_email, request) => (request === 1 ? 500 : 400));
  const child = await live({ EMAIL_API_URL: provider.url, RELAY_DATABASE: temporaryDatabase() });
  for (const email of [
    company!,
    visitor!,
    { ...company!, subject: 'Asha' },
    companyEmail({ ...entry, email_id: '' }),
  ])
    await post(child.origin, email);
  await post(child.origin, { asha: 'Asha' } as never);
  await fetch(`${child.origin}/asha?name=Asha`, { headers: { origin: 'https://asha.example' } });
  await child.logged(
    ({ event, kind, outcome }) => event === 'attempt' && kind === 'visitor' && outcome === 'refused',
  );
  child.kill('SIGTERM');
  expect(await child.exited).toEqual({ code: 0, signal: null });
  const events = child.output.map((line) => JSON.parse(line).event);
  expect(new Set(events)).toEqual(new Set(['listening', 'accepted', 'attempt', 'refused', 'stopped']));
  expect(child.output.join('\n')).not.toMatch(/asha|lender|9000000000|line|127\.0\.0\.1|key-of/i);
  provider.close();
});

it('keeps what is refused for good until a person lets it go again', async () => {
  let manner: 401 | 'take' = 401;
  const provider = await startFakeProvider(() => manner);
  const settings = { EMAIL_API_URL: provider.url, RELAY_DATABASE: temporaryDatabase() };
  const first = await live(settings);
  for (const email of [company!, visitor!]) expect(await post(first.origin, email)).toBe(201);
  await first.logged(({ event, kind }) => event === 'attempt' && kind === 'visitor');
  first.kill('SIGTERM');
  await first.exited;

  const list = kept(settings.RELAY_DATABASE, 'list');
  const [id] = /^\S+(?= {2}company .* 401$)/m.exec(list)!;
  expect(list).toMatch(/\n2 kept\n$/);
  expect(list).not.toMatch(/asha|lender/i);
  expect(kept(settings.RELAY_DATABASE, 'show', id)).toContain(entry.email_id);
  expect(kept(settings.RELAY_DATABASE, 'show', 'nobody')).toContain('No e-mail nobody is kept');
  expect(kept(settings.RELAY_DATABASE, 'resend')).toContain('Say: list');
  expect(kept(settings.RELAY_DATABASE, 'resend', id)).toBe('1 will be sent again\n');

  manner = 'take';
  const second = await live(settings);
  await provider.has([names[0]!]);
  second.kill('SIGTERM');
  await second.exited;
  expect(provider.arrived).toEqual([names[0]]);
  expect(kept(settings.RELAY_DATABASE, 'drop', 'all')).toBe('1 dropped\n');
  expect(kept(settings.RELAY_DATABASE)).toBe('0 kept\n');
  provider.close();
});

it('says in a sentence why it cannot open the database of kept e-mails', () => {
  expect(kept('no-such.db')).toBe('There is no database no-such.db; RELAY_DATABASE names one.\n');
  expect(kept('README.md')).toBe('file is not a database\n');
  const tooSmall = { RELAY_DATABASE: 'README.md', RELAY_DATABASE_MB: '0' };
  expect(keptWith(tooSmall)).toBe('RELAY_DATABASE_MB is "0"; it must be a whole number from 1 to 100000\n');
});

it('lets no second relay work with the same database', async () => {
  const settings = { EMAIL_API_URL: 'https://mail.example', RELAY_DATABASE: temporaryDatabase() };
  await live(settings);
  const second = await live(settings);
  expect(await second.exited).toEqual({ code: 1, signal: null });
  expect(second.output.join('')).toContain('another relay works with this database');
});

it('ends when its port is taken, and says so', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const child = await live({ RELAY_PORT: `${port}`, RELAY_DATABASE: temporaryDatabase() });
  expect(await child.exited).toEqual({ code: 1, signal: null });
  expect(child.output.join('')).toContain('EADDRINUSE');
  server.close();
});
