import type { BrowserContext } from '@playwright/test';
import { setOtherBrowser } from '../../../harness/browsers/other-browser.ts';
import { REQUEST_BODY_HEADER } from './bidi-bridge.ts';
import { createFirefoxInput, waitForFilesBeforeLeaving } from './firefox-input.ts';
import { launchFirefox } from './launch-firefox.ts';
import { logErrorsAsText, FIREFOX_TO_CHROMIUM_MESSAGES } from './log-errors-as-text.ts';

/** Importing this module makes the features in this process run in Firefox. */
setOtherBrowser({
  start: launchFirefox,
  // Playwright does not support `isMobile` in Firefox: there a phone is only a narrow window.
  options: { isMobile: false, hasTouch: true },
  prepare: async (context, origin) => {
    await context.addInitScript(logErrorsAsText, FIREFOX_TO_CHROMIUM_MESSAGES);
    await restoreRequestBodies(context, origin);
  },
  createInput(page) {
    waitForFilesBeforeLeaving(page);
    return createFirefoxInput(page);
  },
});

/** Restores bodies of requests to other hosts from the bridge's header: over BiDi Playwright gets no bodies. */
const restoreRequestBodies = (context: BrowserContext, origin: string): Promise<unknown> =>
  context.route(
    (url) => url.origin !== origin,
    (route) => {
      const { [REQUEST_BODY_HEADER]: body, ...headers } = route.request().headers();
      return body === undefined
        ? route.fallback()
        : route.fallback({ headers, postData: Buffer.from(body, 'base64') });
    },
  );
