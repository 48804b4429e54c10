import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { getResponse } from 'msw';
import { createAllHandlers } from '../index.ts';
import { createNetwork, type Network } from '../network.ts';
import { readPackageFile } from './package-file.ts';

/**
 * Serves the mocked services on a free port, for a browser whose requests we cannot intercept, such as Lighthouse's.
 * A site that is built with the returned `settings` calls this server: `https://service/path` becomes `/service/path`.
 * A late answer waits in real time. A call that no contract declares gets the status 502.
 */
export async function serveMockedServices(): Promise<{
  network: Network;
  settings: Record<string, string>;
  close(): void;
}> {
  const network = createNetwork({ sleep: (ms) => sleep(ms), readPackageFile });
  const handlers = createAllHandlers(network, () => false);
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.method === 'OPTIONS') return answerPreflight(incoming, outgoing);
    const answer = await getResponse(handlers, await readRequest(incoming));
    if (!answer || answer.type === 'error') return outgoing.writeHead(502).end();
    const { status, headers } = answer;
    return outgoing
      .writeHead(status, { ...Object.fromEntries(headers), 'content-encoding': 'gzip' })
      .end(gzipSync(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // `address()` is a string for a UNIX socket and null before `listen`; this server listens on a port.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    network,
    settings: {
      VITE_EMAIL_API_URL: `${origin}/api.brevo.com`,
      VITE_DATA_API_URL: `${origin}/www.wixapis.com`,
      VITE_FILE_HOST_URL: `${origin}/docs.wixstatic.com`,
      VITE_PHONE_CDN_URL: `${origin}/cdn.jsdelivr.net/npm`,
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Answers a CORS preflight as the services do: any page may call with any header. */
function answerPreflight({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  outgoing
    .writeHead(204, {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '600',
    })
    .end();
}

async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const { method, url, headers } = incoming;
  const sent = Object.entries(headers).filter(([name]) => name !== 'host');
  const body = Buffer.concat(await Array.fromAsync(incoming));
  return new Request(`https:/${url}`, {
    method: method!,
    headers: sent.map(([name, value]): [string, string] => [name, String(value)]),
    ...(body.length > 0 && { body }),
  });
}
