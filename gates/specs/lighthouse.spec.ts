import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Config, desktopConfig } from 'lighthouse';
import { bindNetwork } from '../../mocks/adapters/playwright.ts';
import {
  makeHostRulesFlag,
  chromiumFlags,
  findOrInstallChromium,
} from '../../harness/browsers/launch-chromium.ts';
import { checkFigure, checkEmpty } from '../checks.ts';
import { getOrigin, test } from '../gate-test.ts';
import { screens } from '../screens.ts';

const LIGHTHOUSE_CATEGORIES = ['accessibility', 'best-practices', 'seo'];

/** Audits that a screen cannot pass, by screen, each with the reason. */
const EXEMPT_AUDITS: Record<string, Record<string, string>> = {
  notFound: {
    'http-status-code': 'a page that does not exist answers 404',
    'is-crawlable': 'a page that does not exist must not be indexed',
    'errors-in-console': 'the browser itself logs the status 404',
  },
};

type Preset = { name: string; config?: Config; tag?: string };
const presets: Preset[] = [{ name: 'mobile' }, { name: 'desktop', config: desktopConfig, tag: '@night' }];

// Each worker has one browser, with mocked services and without `setInterval`, or a countdown would leave its screen.
const lighthouseTest = test.extend<object, { browserPort: number }>({
  browserPort: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires this form if no other fixture is needed
    async ({}, use) => {
      const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
      const context: BrowserContext = await chromium.launchPersistentContext(profile, {
        executablePath: findOrInstallChromium(),
        args: [...chromiumFlags, makeHostRulesFlag(), '--remote-debugging-port=0'],
      });
      await (
        await bindNetwork(context, getOrigin())
      )(async () => undefined);
      await context.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
      const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
      await use(Number(port));

      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const { name: preset, config, tag = [] } of presets)
  lighthouseTest.describe(`lighthouse, ${preset}`, { tag }, () => {
    for (const { name, path } of screens)
      lighthouseTest(name, async ({ browserPort }) => {
        const result = await lighthouse(
          getOrigin() + path,
          {
            port: browserPort,
            logLevel: 'silent',
            output: 'json',
            onlyCategories: LIGHTHOUSE_CATEGORIES,
            // Performance is not measured here, so do not throttle or wait for an idle processor.
            throttlingMethod: 'simulate',
            pauseAfterFcpMs: 0,
            pauseAfterLoadMs: 0,
            cpuQuietThresholdMs: 0,
            networkQuietThresholdMs: 250,
            skipAboutBlank: true,
            // Only these two audits need a trace, and Chromium often takes 5 s to end a trace. Skip both: the gate
            // "metadata" checks the doctype, and "baseline" is only informative.
            skipAudits: ['doctype', 'baseline'],
            disableFullPageScreenshot: true,
            ignoreStatusCode: true,
          },
          config,
        );
        const { categories, audits, runtimeError } = result!.lhr;
        checkEmpty('Lighthouse ran', runtimeError ? [runtimeError.message] : []);
        for (const { title, auditRefs } of Object.values(categories)) {
          const counted = auditRefs.filter(({ id, weight }) => weight > 0 && !EXEMPT_AUDITS[name]?.[id]);
          // An audit that crashes has no score; count it as 0.
          checkEmpty(
            'Each audit of Lighthouse ran',
            counted
              .filter(({ id }) => audits[id]!.scoreDisplayMode === 'error')
              .map(({ id }) => `${id}: ${audits[id]!.errorMessage}`),
          );
          const share =
            counted.reduce((sum, { id, weight }) => sum + weight * (audits[id]!.score ?? 0), 0) /
            counted.reduce((sum, { weight }) => sum + weight, 0);
          checkFigure(`Lighthouse, ${title}`, Math.floor(share * 100), 'of 100', { atLeast: 100 });
          checkEmpty(
            'Every audit of Lighthouse passes',
            counted
              .filter(({ id }) => (audits[id]!.score ?? 0) < 1)
              .map(
                ({ id }) =>
                  `${id}: ${audits[id]!.title} ${JSON.stringify((audits[id]!.details as { items?: unknown[] })?.items ?? '').slice(0, 400)}`,
              ),
          );
        }
      });
  });
