import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersOf, parseHeaderRules, parseRedirects } from './hosting/parse-rules.ts';
import { REVALIDATED_CACHE, REJECTED_ADDRESS_PATTERN } from './hosting/hosting-rules.ts';
import { normalisePath } from '../src/content/paths.ts';

const REJECTED_ADDRESS = new RegExp(REJECTED_ADDRESS_PATTERN, 'i');

/** Files that are for the host only and get a 404. */
const HOST_ONLY_FILES = /^\/(_headers|_redirects|404|404\.html|.*\.(br|gz))$/;

/** A site that is served until `close`; `origin` has no slash at the end. */
export type RunningSite = { origin: string; close(): void };

/**
 * Serves a built site on this machine as a static host does: addresses without `.html`, compressed copies, the headers
 * and redirects of `_headers` and `_redirects`, and `404.html` with status 404 for unknown addresses. Port 0 means any
 * free port; `host` is an IP address of this machine, or `0.0.0.0` for all. Rejects if the port is in use.
 */
export async function serveDirectory(
  directory: string,
  port: number,
  host = '127.0.0.1',
): Promise<RunningSite> {
  const files = sirv(directory, { etag: true, brotli: true, gzip: true, extensions: ['html'] });
  const rules = parseHeaderRules(readTextOrEmpty(directory, '_headers'));
  const redirects = parseRedirects(readTextOrEmpty(directory, '_redirects'));
  const server = createServer((request, response) => {
    const [requested, query] = /^([^?]*)(.*)$/s.exec(request.url!)!.slice(1) as [string, string];
    const path = normalisePath(requested);
    response.setHeader('cache-control', REVALIDATED_CACHE);
    for (const [name, value] of headersOf(rules, path)) response.setHeader(name, value);
    const missing = () => sendNotFound(directory, request, response);
    // `_redirects` omits `/company/`, because its hosts redirect such paths by default: use the rule for `/company.html`.
    const moved = redirects.get(path.replace(/(?<=.)\/$/, '.html'));
    if (REJECTED_ADDRESS.test(request.url!)) missing();
    else if (!['GET', 'HEAD'].includes(request.method!))
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    else if (moved) response.writeHead(301, { location: moved + query }).end();
    else if (HOST_ONLY_FILES.test(path) || /.\/$/.test(path)) missing();
    else {
      request.url = encodeURI(path).replace(/[?#]/g, encodeURIComponent) + query;
      files(request, response, missing);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The text of a file of the directory; empty if it does not exist, for example in the report's folder. */
function readTextOrEmpty(directory: string, name: string): string {
  const file = join(directory, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * Sends the not-found page, compressed if the browser accepts that, or an empty 404 if there is no such page, for
 * example in the report's folder. Caches must revalidate it.
 */
function sendNotFound(directory: string, { headers }: IncomingMessage, response: ServerResponse): void {
  if (!existsSync(join(directory, '404.html'))) return void response.writeHead(404).end();
  const accepted = String(headers['accept-encoding'] ?? '');
  // A build with `complete: false` has no compressed copies.
  const packed = existsSync(join(directory, '404.html.br'));
  const [encoding, suffix] =
    accepted.includes('br') && packed
      ? ['br', '.br']
      : accepted.includes('gzip') && packed
        ? ['gzip', '.gz']
        : [];
  const file = join(directory, `404.html${suffix ?? ''}`);
  response.writeHead(404, {
    'content-type': 'text/html;charset=utf-8',
    'content-length': statSync(file).size,
    'cache-control': REVALIDATED_CACHE,
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
  });
  createReadStream(file).pipe(response);
}
