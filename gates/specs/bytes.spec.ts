import type { Page, Request } from '@playwright/test';
import { budgets } from '../../build/budgets.ts';
import { checkFigure, checkEmpty } from '../checks.ts';
import type { Visitor } from '../../harness/visitor.ts';
import { paths } from '../../src/content/paths.ts';
import { expect, getOrigin, test } from '../gate-test.ts';
import { scrollThroughPage } from '../in-page/shifts.ts';
import { screens } from '../screens.ts';

const BYTES_PER_KB = 1024;

/** A loaded file. `isFromSite`: whether the site's host sent it; `bodyBytes`: transferred bytes, without headers. */
type LoadedFile = { path: string; type: string; isFromSite: boolean; bodyBytes: number };

/** Records the requests of a page from now on; the returned function lists them. */
function recordLoadedFiles(page: Page): () => Promise<LoadedFile[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return () =>
    Promise.all(
      requests.map(async (request) => ({
        path: request.url().replace(getOrigin(), ''),
        type: request.resourceType(),
        isFromSite: request.url().startsWith(getOrigin()),
        bodyBytes: (await request.sizes()).responseBodySize,
      })),
    );
}

/**
 * Lists the scripts that the page requested before its first contentful paint. Reads the times of requests in the page,
 * because Playwright takes the times of requests from another clock, that of the browser process.
 */
function listPrePaintScripts(): string[] {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  if (!paint || scripts.length === 0) return [`${paint ? 'scripts' : 'paint'}: none noted`];
  return scripts.filter(({ startTime }) => startTime < paint.startTime).map(({ name }) => name);
}

const sumKb = (files: LoadedFile[]) => files.reduce((sum, one) => sum + one.bodyBytes, 0) / BYTES_PER_KB;

test.describe('bytes', () => {
  // The budgets are in bytes of gzip, which every host can serve.
  const options = { extraHTTPHeaders: { 'accept-encoding': 'gzip' } };
  test.use({ conditions: { phone: true, ownTime: true, options } });

  for (const { name, path } of screens)
    test(name, async ({ visitor: { page, visit, network } }) => {
      const loaded = recordLoadedFiles(page);
      await visit(path);
      await page.waitForLoadState('networkidle');
      const files = await loaded();
      const scripts = files.filter((file) => file.isFromSite && file.path.endsWith('.js'));
      const own = files.filter((file) => file.isFromSite);
      checkFigure(
        'A page with its styles, compressed',
        sumKb(files.filter(({ type }) => type === 'document')),
        'KB',
        {
          atMost: budgets.htmlKb,
        },
      );
      checkFigure('Scripts on first load, compressed', sumKb(scripts), 'KB', { atMost: budgets.scriptsKb });
      checkFigure('Requests on first load', own.length, 'requests', {
        atMost: name === 'home' ? budgets.homeRequests : budgets.requests,
      });
      if (name === 'home')
        checkFigure('Home page in total, compressed', sumKb(own), 'KB', { atMost: budgets.homeKb });
      checkEmpty('No script is requested before the first paint', await page.evaluate(listPrePaintScripts));
      // Two screens call a service when they open: the annual returns for their list, the contact form for its picker.
      const needed: Record<string, RegExp> = {
        annualReturns: /^(getToken|queryItems)$/,
        contact: /^getPicker/,
      };
      checkEmpty(
        'No outside service is called before it is needed',
        network.calls.filter(({ operation }) => !needed[name]?.test(operation ?? '')).map(({ url }) => url),
      );
    });
});

/** Scrolls every link of the home page into view, and lists the files that the site then prefetches (10.21). */
async function listPrefetchedFiles({ page, visit }: Visitor): Promise<LoadedFile[]> {
  await visit(paths.home);
  await page.waitForLoadState('networkidle');
  const loaded = recordLoadedFiles(page);
  await page.evaluate(scrollThroughPage);
  for (const link of await page.getByRole('link').filter({ visible: true }).all()) await link.focus();
  await page.waitForLoadState('networkidle');
  return (await loaded()).filter(({ isFromSite }) => isFromSite);
}

test.describe('prefetched bytes', () => {
  const options = { extraHTTPHeaders: { 'accept-encoding': 'gzip' } };
  test.use({ conditions: { phone: true, ownTime: true, options } });

  test('every link scrolled into view', async ({ visitor }) => {
    const files = await listPrefetchedFiles(visitor);
    checkFigure('Prefetched on the home page, compressed', sumKb(files), 'KB', {
      atMost: budgets.prefetchedKb,
    });
    expect(files.map(({ path }) => path).join(), 'the prefetched files').toContain('PrivacyPolicy');
  });

  test('Save-Data', async ({ visitor }) => {
    await visitor.page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    checkEmpty(
      'Nothing is prefetched with Save-Data',
      (await listPrefetchedFiles(visitor)).map(({ path }) => path),
    );
  });
});
