import { defineNetworkFixture } from '@msw/playwright';
import type { BrowserContext } from '@playwright/test';
import { createAllHandlers } from '../index.ts';
import { createNetwork } from '../network.ts';
import { bindChromium, type ReplaceNetwork } from './bind-chromium.ts';
import { readPackageFile } from './package-file.ts';

/**
 * Prepares a browser context that has no page yet; the returned function replaces the internet by the mocked services.
 * Requests to `origin` or to one of the network's `allowedAddresses` pass. A mock answers calls that a contract
 * declares. Any other call fails and is recorded as a contract violation.
 */
export async function bindNetwork(context: BrowserContext, origin: string): Promise<ReplaceNetwork> {
  const isSiteAddress = (url: URL) => url.origin === origin;
  if (context.browser()?.browserType().name() === 'chromium') return bindChromium(context, isSiteAddress);
  const fixture = defineNetworkFixture({
    context,
    handlers: [],
    onUnhandledRequest: 'bypass',
    // By default @msw/playwright handles no requests for files (.js, .pdf, .json): they would reach the internet.
    skipAssetRequests: false,
  });
  await fixture.enable();
  // Playwright tries the last registered route first, so the site's own files skip the handlers.
  await context.route(`${origin}/**`, (route) => route.continue());
  return async (sleep) => {
    const network = createNetwork({ sleep, readPackageFile });
    fixture.resetHandlers(...createAllHandlers(network, isSiteAddress));
    return network;
  };
}
