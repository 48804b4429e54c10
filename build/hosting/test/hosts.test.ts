import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pages } from '../../../src/content/pages.ts';
import { serveDirectory } from '../../serve-directory.ts';
import { readAddresses } from '../addresses.ts';
import { renderHostFiles } from '../host-files.ts';
import { mediaTypes } from '../hosting-rules.ts';

const hostFiles = renderHostFiles();
const testFolder = mkdtempSync(join(tmpdir(), 'hosts-'));
const siteFolder = join(testFolder, 'site');

function writeTestFile(name: string, content: string): void {
  mkdirSync(dirname(join(testFolder, name)), { recursive: true });
  writeFileSync(join(testFolder, name), content);
}

beforeAll(() => {
  for (const { path, title } of Object.values(pages))
    writeTestFile(`site${path === '/' ? '/index' : path}.html`, `<title>${title}</title>`);
  for (const name of [...mediaTypes.map(([path]) => path), '/assets/a.js', '/company.html.br'])
    writeTestFile(`site${name}`, 'text');
  for (const name of ['_headers', '_redirects']) writeTestFile(`site/${name}`, hostFiles[`public/${name}`]!);
});

afterAll(() => rmSync(testFolder, { recursive: true, force: true }));

/** For each host's program, a function that starts it with our configuration and returns a function that stops it. */
const hosts: Record<string, (port: number) => Promise<() => void>> = {
  async node(port) {
    return (await serveDirectory(siteFolder, port)).close;
  },
  nginx(port) {
    const rules = hostFiles['build/hosting/nginx.conf']!.replace('8080', `127.0.0.1:${port}`);
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${testFolder}/${name};`,
    );
    writeTestFile(
      'nginx.conf',
      `user root; daemon off; pid ${testFolder}/pid; error_log stderr; events { } http {
include /etc/nginx/mime.types; access_log off; ${folders.join(' ')}
${rules.replace(/root .*;/, `root ${siteFolder};`)} }`,
    );
    return startHost(port, 'nginx', ['-e', 'stderr', '-c', join(testFolder, 'nginx.conf')]);
  },
  caddy(port) {
    writeTestFile('Caddyfile', `{\nadmin off\n}\n${hostFiles['build/hosting/Caddyfile']}`);
    const settings = { SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: siteFolder, HOME: testFolder };
    const args = ['run', '--adapter', 'caddyfile', '--config', join(testFolder, 'Caddyfile')];
    return startHost(port, 'caddy', args, settings);
  },
};

async function startHost(port: number, program: string, args: string[], settings = {}): Promise<() => void> {
  const child = spawn(program, args, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors = text(child.stderr);
  const isUp = () => sendRequest(port, '/').catch(() => false);
  await vi.waitUntil(async () => child.exitCode !== null || (await isUp()), 9000);
  if (child.exitCode !== null) throw new Error(await errors);
  return () => void child.kill();
}

/** Sends a request with the address unchanged: Node's clients would refuse control characters and resolve `..`. */
async function sendRequest(port: number, address: string, { method = 'GET', range = '' } = {}) {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `${method} ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${range && `Range: ${range}\r\n`}\r\n`,
  );
  const [head, body] = (await text(socket)).split('\r\n\r\n') as [string, string];
  const [line, ...fields] = head.split('\r\n');
  const headers = new Headers(fields.map((field) => field.split(': ') as [string, string]));
  return { status: Number(line!.split(' ')[1]), headers, body };
}

const pageNamesByBody = new Map(
  Object.entries(pages).map(([name, { title }]) => [`<title>${title}</title>`, name]),
);

/** Describes an answer as `addresses.yaml` does. */
function describeAnswer({ status, headers, body }: Awaited<ReturnType<typeof sendRequest>>): string {
  if (status === 301) return headers.get('location')!;
  const page = pageNamesByBody.get(body) ?? 'another body';
  if (status === 200) return page;
  return status === 404 && page !== 'notFound' ? `404 with ${page}` : String(status);
}

const installedHosts = Object.entries(hosts).filter(([program]) => {
  const isMissing = spawnSync(program, ['-v']).error !== undefined;
  // Written to stderr, because the reporter of `npm test` hides `console` output, and counts a skipped test as failed.
  if (isMissing) writeSync(2, `${program} is not installed: its answers are not tested\n`);
  return !isMissing;
});

describe.each(installedHosts)('%s', (_program, serve) => {
  let port: number;
  let close: () => void;

  beforeAll(async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    ({ port } = free.address() as AddressInfo);
    await once(free.close(), 'close');
    close = await serve(port);
  });
  afterAll(() => close());

  it('answers each address as addresses.yaml says', async () => {
    const wrong: string[] = [];
    for (const { name, address, answer } of readAddresses()) {
      // A browser does not send the part from `#` on.
      const given = describeAnswer(await sendRequest(port, address.split('#')[0]!));
      if (!answer.split(' or ').includes(given)) wrong.push(`${name}: ${given}, not ${answer}`);
    }
    expect(wrong).toEqual([]);
  });

  it('sends media types and each header once, and refuses other methods', async () => {
    for (const [path, type] of mediaTypes)
      expect((await sendRequest(port, path)).headers.get('content-type'), path).toBe(type);
    const { headers } = await sendRequest(port, '/assets/');
    expect(headers.get('cache-control')).not.toContain('immutable');
    const { headers: unsatisfied } = await sendRequest(port, '/company', { range: 'bytes=9999-' });
    expect(unsatisfied.get('x-content-type-options')).toBe('nosniff');
    expect((await sendRequest(port, '/company', { method: 'POST' })).status).toBe(405);
  });
});
