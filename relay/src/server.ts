import { randomUUID } from 'node:crypto';
import * as http from 'node:http';
import { text } from 'node:stream/consumers';
import { entryFields } from '../../src/enquiry/entry.ts';
import { readEnquiry } from './enquiry.ts';
import { findIp, RateLimiter } from './limits.ts';
import { HOUR_MS, type RelayContext, REASON_ENDING, TEN_MINUTES_MS } from './spool.ts';

/** An answer: `words` is a plain-text body, `code` the error code if the disk refused to store the enquiry. */
type Answer = { status: number; words?: string; code?: string };

const MAX_BODY_BYTES = 16_384;
/** How long a request may take to arrive, and how often Node checks this (by default only every 30 s), both in ms. */
const ARRIVAL_LIMITS = { requestTimeout: 10_000, headersTimeout: 10_000, connectionsCheckingInterval: 1000 };
const CORS_HEADERS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };

/** Creates the server of `/enquiries` and `/health`. `pausedBy` gives the status that made the sender pause. */
export async function createRelayServer(
  { settings, spool, log }: RelayContext,
  pausedBy: () => number | undefined,
) {
  const entries = await spool.openMarks('entry', TEN_MINUTES_MS, 10_000);
  const underWay = new Map<string, Promise<Answer>>();
  const [networks, enquiries] = [new RateLimiter(), new RateLimiter()];

  const answer = async (request: http.IncomingMessage): Promise<Answer> => {
    const { method, url, headers } = request;
    if (url === '/health') return method === 'GET' ? describeHealth(spool, pausedBy()) : { status: 405 };
    if (url !== '/enquiries') return { status: 404 };
    if (method !== 'POST' && method !== 'OPTIONS') return { status: 405 };
    if (!settings.RELAY_ORIGINS.includes(headers.origin ?? '')) return { status: 403 };
    if (method === 'OPTIONS') return { status: 204 };
    const address = findIp(request, settings.RELAY_PROXIES);
    if (networks.exceedsFor(address, settings.RELAY_PER_NETWORK)) return { status: 429 };
    // Browsers always send Content-Length, and Node reads no more bytes than that.
    if (!(Number(headers['content-length']) <= MAX_BODY_BYTES)) return { status: 413 };
    if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return { status: 415 };
    const enquiry = readEnquiry(await text(request));
    if (!enquiry) return { status: 400 };
    const entry = JSON.stringify(enquiry, [...entryFields]);
    const stored = underWay.get(entry) ?? store(entry).finally(() => underWay.delete(entry));
    underWay.set(entry, stored);
    return stored;
  };
  /** Stores an enquiry; answers 201 to a repetition within ten minutes, without storing it again. */
  const store = async (entry: string): Promise<Answer> => {
    if (entries.has(entry)) return { status: 201 };
    if (enquiries.exceeds(settings.RELAY_PER_DAY)) return { status: 429 };
    const file = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.0.json`;
    await spool.write(`queue/${file}`, entry);
    log('accepted', { file });
    // Mark only after writing: if a crash left a mark without a file, a repeated post would get 201 and be lost.
    await entries.add(entry).catch(() => undefined);
    return { status: 201 };
  };
  return http.createServer(ARRIVAL_LIMITS, async (request, response) => {
    const fail = ({ code = 'none' }): Answer => (request.complete ? { status: 503, code } : { status: 408 });
    const { status, words, ...fields } = await answer(request).catch(fail);
    const isRefused = status >= 400 && words === undefined;
    if (isRefused) log('refused', { status, ...fields });
    // Node itself has answered a request that did not arrive in time.
    if (!request.socket.writable) return;
    const type = isRefused ? 'application/json' : 'text/plain';
    response.writeHead(status, { ...CORS_HEADERS, 'content-type': type });
    response.end(isRefused ? JSON.stringify({ code: 'refused', message: http.STATUS_CODES[status] }) : words);
  });
}

/** Describes the relay's state, a line for each fact; the status is 503 if a person must act. */
export async function describeHealth(
  spool: RelayContext['spool'],
  paused: number | undefined,
): Promise<Answer> {
  const urgent: string[] = [];
  const lines = paused === undefined ? [] : [`paused: the provider answers ${paused || 'nothing'}`];
  try {
    const [stuck, queue] = [await spool.list('stuck'), await spool.list('queue')];
    lines.push(
      `stuck: ${stuck.filter((name) => !name.endsWith(REASON_ENDING)).length}`,
      `queue: ${queue.length}`,
    );
    const ages = await Promise.all(queue.map((name) => spool.age(`queue/${name}`).catch(() => 0)));
    if (ages.some((age) => age >= HOUR_MS)) urgent.push('late: an enquiry has not moved for an hour');
    await spool.probe();
  } catch (error) {
    urgent.push(`disk: nothing can be stored (${(error as NodeJS.ErrnoException).code})`);
  }
  const words = [urgent.length > 0 ? 'unwell' : 'well', ...urgent, ...lines].join('\n');
  return { status: urgent.length > 0 ? 503 : 200, words: `${words}\n` };
}
