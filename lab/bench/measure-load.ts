import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { ServedSite } from './serve-with-twin.ts';

export type Throttling = 'simulate' | 'devtools';

/** The cost of one load of a page: times in ms, sizes in bytes. */
export type PageLoad = {
  lcp: number;
  fcp: number;
  speedIndex: number;
  tbt: number;
  cls: number;
  /** Transfer size of everything that the page loaded. */
  bytes: number;
  requests: number;
  /** Compressed by gzip -9, whatever the server sent. */
  scripts: number;
  html: number;
};

type Request = { url: string; transferSize: number; resourceType: string };

/** Loads a page once as Lighthouse's phone, with a cold cache. Throws when Lighthouse cannot load it. */
export async function measureLoad(
  debuggingPort: number,
  { origin, directory }: ServedSite,
  path: string,
  throttlingMethod: Throttling,
): Promise<PageLoad> {
  // Loaded late: it takes seconds, and wrong arguments and the other parts need none of it.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(origin + path, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: ['performance'],
    throttlingMethod,
  });
  const { audits, runtimeError } = result!.lhr;
  if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
  const value = (audit: string) => {
    const { numericValue, errorMessage } = audits[audit]!;
    if (numericValue === undefined) throw new Error(`${path}: ${audit} was not measured: ${errorMessage}`);
    return numericValue;
  };
  const details = audits['network-requests']!.details as unknown as { items: Request[] };
  const requests = details.items.filter(({ url }) => url.startsWith('http'));
  const size = async (file: string) => gzipSync(await readFile(directory + file), { level: 9 }).length;
  const scripts = requests.filter(
    ({ resourceType, url }) => resourceType === 'Script' && url.startsWith(origin),
  );
  const scriptSizes = await Promise.all(scripts.map(({ url }) => size(new URL(url).pathname)));
  return {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    speedIndex: value('speed-index'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.length,
    scripts: scriptSizes.reduce((sum, bytes) => sum + bytes, 0),
    html: await size(path === '/' ? '/index.html' : `${path}.html`),
  };
}
