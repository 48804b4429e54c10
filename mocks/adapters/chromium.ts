import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { getResponse, type HttpHandler } from 'msw';
import { rejectUndeclared } from '../create-handler.ts';
import { handlersOf } from '../index.ts';
import { createNetwork, type Network } from '../network.ts';
import { readPackageFile } from './package-file.ts';

/** Puts a network of its own, with an empty journal, in the place of the one before; `sleep` is on its clock. */
export type ReplaceNetwork = (sleep: Network['sleep']) => Promise<Network>;

/**
 * Playwright's routes would stop every file of the site on its way and switch the browser's cache off
 * (microsoft/playwright#7220), a quarter of what it costs to open a page: Chromium is told to stop other hosts' only.
 */
export function bindByProtocol(context: BrowserContext, isOwn: (url: URL) => boolean): ReplaceNetwork {
  let network: Network;
  let handlers: HttpHandler[] = [];
  let bound: Promise<void> | undefined;
  const bind = async (page: Page) => {
    const session = await context.newCDPSession(page);
    session.on('Fetch.requestPaused', (paused) => {
      // A page that has been left waits for no answer.
      answer(session, paused, handlers).catch(() => undefined);
    });
    await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
  };
  // A tab may be closed before it is bound.
  context.on('page', (page) => (bound = bind(page).catch(() => undefined)));
  // What a tab asks for before it is bound finds no host; it was no declared call.
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText.includes('ERR_NAME_NOT_RESOLVED'))
      void getResponse([rejectUndeclared(network, isOwn)], new Request(request.url()));
  });
  return async (sleep) => {
    await bound;
    network = createNetwork({ sleep, packageFile: readPackageFile });
    handlers = handlersOf(network, isOwn);
    return network;
  };
}

/** What Chromium says of a request that it has stopped. */
type PausedRequest = {
  requestId: string;
  request: {
    url: string;
    method: string;
    headers: Record<string, string>;
    postDataEntries?: { bytes?: string }[];
  };
};

async function answer(session: CDPSession, paused: PausedRequest, handlers: HttpHandler[]): Promise<void> {
  const { requestId, request } = paused;
  if (request.method === 'OPTIONS') {
    // The browser asks for leave before a call from another host; the services give it to every site.
    const asked = new Headers(request.headers);
    const responseHeaders = [
      { name: 'access-control-allow-origin', value: '*' },
      { name: 'access-control-allow-methods', value: asked.get('access-control-request-method') ?? '*' },
      { name: 'access-control-allow-headers', value: asked.get('access-control-request-headers') ?? '*' },
    ];
    await session.send('Fetch.fulfillRequest', { requestId, responseCode: 204, responseHeaders });
    return;
  }
  const { url, method, headers, postDataEntries = [] } = request;
  const body = Buffer.concat(postDataEntries.map(({ bytes = '' }) => Buffer.from(bytes, 'base64')));
  const response = await getResponse(
    handlers,
    new Request(url, { method, headers, ...(body.length > 0 && { body }) }),
  );
  if (!response || isPassedThrough(response)) await session.send('Fetch.continueRequest', { requestId });
  else if (response.type === 'error')
    await session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
  else {
    // Whoever comes next to the same window has never been here.
    const fresh = new Headers(response.headers);
    fresh.set('cache-control', 'no-store');
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: response.status,
      responseHeaders: [...fresh].map(([name, value]) => ({ name, value })),
      body: Buffer.from(await response.arrayBuffer()).toString('base64'),
    });
  }
}

const isPassedThrough = ({ headers }: Response) => headers.get('x-msw-intention') === 'passthrough';
