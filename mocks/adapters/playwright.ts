import { defineNetworkFixture, type NetworkFixture } from '@msw/playwright';
import type { BrowserContext } from '@playwright/test';
import { handlersOf } from '../index.ts';
import { createNetwork, type Network } from '../network.ts';
import { packageFile } from './package-file.ts';

/**
 * The outside services of one browser context. Nothing that the context asks for reaches the internet: the
 * site's own origin passes, a declared call is answered, any other is cut off and noted.
 */
export async function bindNetwork(
  context: BrowserContext,
  origin: string,
  sleep: Network['sleep'],
): Promise<{ network: Network; fixture: NetworkFixture }> {
  const network = createNetwork({ sleep, packageFile });
  const fixture = defineNetworkFixture({
    context,
    handlers: handlersOf(network, (url) => url.origin === origin),
    onUnhandledRequest: 'bypass',
    // The binding would let scripts, PDF and JSON files through unseen.
    skipAssetRequests: false,
  });
  await fixture.enable();
  // Registered last, so asked first: the site's own files need not pass through the handlers.
  await context.route(`${origin}/**`, (route) => route.continue());
  return { network, fixture };
}
