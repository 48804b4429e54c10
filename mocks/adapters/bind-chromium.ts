import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { getResponse, type HttpHandler } from 'msw';
import { createFallbackHandler } from '../create-handler.ts';
import { createAllHandlers } from '../index.ts';
import { createNetwork, type Network } from '../network.ts';
import { readPackageFile } from './package-file.ts';

/** Gives a browser context a new mocked network for the next visitor. `sleep` waits on this visitor's clock. */
export type ReplaceNetwork = (sleep: Network['sleep']) => Promise<Network>;

/**
 * Answers calls to outside services by Chromium's DevTools protocol, for https requests only: the tested site's files
 * use http. A Playwright route would intercept the site's files too, which disables the browser's cache
 * (microsoft/playwright#7220), and opening a page would take 25 % longer.
 */
export function bindChromium(context: BrowserContext, isSiteAddress: (url: URL) => boolean): ReplaceNetwork {
  let network: Network;
  let handlers: HttpHandler[] = [];
  let bound: Promise<void> | undefined;
  const bind = async (page: Page) => {
    const session = await context.newCDPSession(page);
    session.on('Fetch.requestPaused', (paused) => {
      // Chromium refuses the answer if the page has been left or closed meanwhile.
      answerPausedRequest(session, paused, handlers).catch(() => undefined);
    });
    await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
  };
  // Binding fails if the tab is closed immediately.
  context.on('page', (page) => (bound = bind(page).catch(() => undefined)));
  // A request that a new tab makes before `bind` has finished is not intercepted. The request fails, because only
  // the site's host name resolves (harness/browsers/launch-chromium.ts). Record it as a call without a contract.
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText.includes('ERR_NAME_NOT_RESOLVED'))
      void getResponse([createFallbackHandler(network, isSiteAddress)], new Request(request.url()));
  });
  return async (sleep) => {
    await bound;
    network = createNetwork({ sleep, readPackageFile });
    handlers = createAllHandlers(network, isSiteAddress);
    return network;
  };
}

/** An intercepted request, as Chromium's event `Fetch.requestPaused` describes it. */
type PausedRequest = {
  requestId: string;
  request: {
    url: string;
    method: string;
    headers: Record<string, string>;
    postDataEntries?: { bytes?: string }[];
  };
};

async function answerPausedRequest(session: CDPSession, paused: PausedRequest, handlers: HttpHandler[]) {
  const { requestId, request } = paused;
  if (request.method === 'OPTIONS') {
    // A CORS preflight, which has no handler: the services allow every origin, method and header.
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
    // Forbid caching: the next visitor may reuse this window and must not get this answer from its cache.
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
