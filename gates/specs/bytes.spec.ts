import type { Page, Request } from '@playwright/test';
import { judge, judgeNone } from '../figures.ts';
import { devices } from '../../harness/viewports.ts';
import { having } from '../having.ts';
import { origin, test } from '../fixtures.ts';
import { scrollThrough } from '../in-page/motion.ts';
import { screens } from '../screens.ts';

const KB = 1024;

/** One file that a page asked for, as it went over the wire. */
type Loaded = { path: string; type: string; own: boolean; body: number };

/** Notes what a page asks for from here on. */
function watch(page: Page): () => Promise<Loaded[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return () =>
    Promise.all(
      requests.map(async (request) => ({
        path: request.url().replace(origin(), ''),
        type: request.resourceType(),
        own: request.url().startsWith(origin()),
        body: (await request.sizes()).responseBodySize,
      })),
    );
}

/** The scripts that were asked for before anything was to be seen, by the page's own clock alone. */
function scriptsBeforePaint(): string[] {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  if (!paint || scripts.length === 0) return [`${paint ? 'scripts' : 'paint'}: none noted`];
  return scripts.filter(({ startTime }) => startTime < paint.startTime).map(({ name }) => name);
}

const kb = (files: Loaded[]) => files.reduce((sum, { body }) => sum + body, 0) / KB;

test.describe('bytes', () => {
  // The budgets are in gzip, which every host can send.
  const options = { extraHTTPHeaders: { 'accept-encoding': 'gzip' } };
  test.use({ conditions: { ...having('phone'), ownTime: true, options } });

  for (const { name, path } of screens)
    test(name, async ({ visitor: { page, visit, network } }) => {
      const loaded = watch(page);
      await visit(path);
      await page.waitForLoadState('networkidle');
      const files = await loaded();
      const scripts = files.filter((file) => file.own && file.path.endsWith('.js'));
      const own = files.filter((file) => file.own);
      judge('HTML with its styles, gzip', kb(files.filter(({ type }) => type === 'document')), 'KB', {
        atMost: 20,
      });
      judge('Scripts on first load, gzip', kb(scripts), 'KB', { atMost: 98 });
      judge('Requests on first load', own.length, 'requests', { atMost: name === 'home' ? 8 : 14 });
      if (name === 'home') judge('Home in all, gzip', kb(own), 'KB', { atMost: 130 });
      judgeNone('No script is asked for before the first paint', await page.evaluate(scriptsBeforePaint));
      // The list of annual returns is what its screen is for, and the form of the contact page is in sight at once.
      const needed: Record<string, RegExp> = {
        annualReturns: /^(getToken|queryItems)$/,
        contact: /^getPicker/,
      };
      judgeNone(
        'No outside service is called before it is needed',
        network.calls.filter(({ operation }) => !needed[name]?.test(operation ?? '')).map(({ url }) => url),
      );
    });
});

for (const device of devices)
  test.describe(`shift, ${device}`, () => {
    test.use({ conditions: { ...having(device), ownTime: true, motion: true } });
    for (const { name, path } of screens)
      test(name, async ({ visitor: { page, visit } }) => {
        await page.addInitScript(() => {
          const shifts: string[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            })[])
              if (!entry.hadRecentInput) shifts.push(String(entry.value));
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await visit(path);
        await page.evaluate(scrollThrough);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
        judge(
          'Layout shift through a full scroll',
          shifts.reduce((sum, value) => sum + Number(value), 0),
          'CLS',
          { atMost: 0 },
        );
      });
  });
