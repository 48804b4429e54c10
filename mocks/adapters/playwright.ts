import { defineNetworkFixture } from '@msw/playwright';
import type { BrowserContext } from '@playwright/test';
import { handlersOf } from '../index.ts';
import { createNetwork } from '../network.ts';
import { bindByProtocol, type ReplaceNetwork } from './chromium.ts';
import { readPackageFile } from './package-file.ts';

/**
 * The outside services of one browser context, before it has a page. Nothing that the context asks for reaches the
 * internet: the site's own origin passes, a declared call is answered, any other is cut off and noted.
 */
export async function bindNetwork(context: BrowserContext, origin: string): Promise<ReplaceNetwork> {
  const isOwn = (url: URL) => url.origin === origin;
  // A browser on another machine was not started by us, so it knows other hosts.
  const isOurs = !process.env.PLAYWRIGHT_SERVER;
  if (isOurs && context.browser()?.browserType().name() === 'chromium') return bindByProtocol(context, isOwn);
  const fixture = defineNetworkFixture({
    context,
    handlers: [],
    onUnhandledRequest: 'bypass',
    // The binding would let scripts, PDF and JSON files through unseen.
    skipAssetRequests: false,
  });
  await fixture.enable();
  // Registered last, so asked first: the site's own files need not pass through the handlers.
  await context.route(`${origin}/**`, (route) => route.continue());
  return async (sleep) => {
    const network = createNetwork({ sleep, packageFile: readPackageFile });
    fixture.resetHandlers(...handlersOf(network, isOwn));
    return network;
  };
}
