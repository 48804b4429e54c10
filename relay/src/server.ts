import * as http from 'node:http';
import type { Socket } from 'node:net';
import type { ContactEntry } from '../../src/enquiry/entry.ts';
import { readEnquiry } from './enquiry.ts';
import { addressOf, type Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/** A status, how many ms to wait before asking again, and words where the answer is no JSON. */
export type Answer = { status: number; waitMs?: number; words?: string };
type Parts = {
  settings: Settings;
  limits: Limits;
  take(entry: ContactEntry): Promise<Answer>;
  describe(): Promise<Answer>;
  log: Log;
};

const BODY_BYTES = 16_384;
/** How long a request may take to arrive. Node looks at its connections every 30 s unless told otherwise. */
const ARRIVAL = { requestTimeout: 10_000, headersTimeout: 10_000, connectionsCheckingInterval: 1000 };
const PREFLIGHT = { 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type' };

/** Serves `/enquiries` and `/health`; the caller listens and closes. */
export function createServer(parts: Parts): http.Server {
  const server = http.createServer(ARRIVAL, async (request, response) => {
    const { status, waitMs = 0, words } = await answer(request, parts).catch((): Answer => ({ status: 500 }));
    // The visitor has left, or was told that time is up.
    if (!request.socket.writable) return;
    const isRefused = status >= 400 && words === undefined;
    if (isRefused) parts.log('refused', { status });
    response.writeHead(status, {
      'access-control-allow-origin': '*',
      'content-type': isRefused ? 'application/json' : 'text/plain',
      ...(status === 204 && PREFLIGHT),
      ...(waitMs > 0 && { 'retry-after': `${Math.ceil(waitMs / 1000)}` }),
      // What is left of the body must not be read as the next request.
      ...(!request.complete && { connection: 'close' }),
    });
    response.end(isRefused ? JSON.stringify({ code: 'refused', message: http.STATUS_CODES[status] }) : words);
    request.resume();
  });
  return server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[code] ?? 400;
    parts.log('refused', { status });
    const head = `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0`;
    socket.end(`${head}\r\n\r\n`, () => socket.destroy());
  });
}

async function answer(request: http.IncomingMessage, { settings, ...parts }: Parts): Promise<Answer> {
  const { method, url, headers } = request;
  if (url === '/health') return method === 'GET' ? parts.describe() : { status: 405 };
  if (url !== '/enquiries') return { status: 404 };
  if (method !== 'POST' && method !== 'OPTIONS') return { status: 405 };
  if (!settings.RELAY_ORIGINS.includes(headers.origin ?? '')) return { status: 403 };
  if (method === 'OPTIONS') return { status: 204 };
  const address = addressOf(request, settings.RELAY_PROXIES);
  const waitMs = parts.limits.countRequest(address, settings.RELAY_PER_NETWORK);
  if (waitMs > 0) return { status: 429, waitMs };
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return { status: 415 };
  const chunks: Buffer[] = [];
  let bytes = 0;
  // destroyOnReturn would close the connection before a body that is too long is answered.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > BODY_BYTES) return { status: 413 };
    chunks.push(chunk);
  }
  const entry = readEnquiry(Buffer.concat(chunks).toString());
  return entry ? parts.take(entry) : { status: 400 };
}
