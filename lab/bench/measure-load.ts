import { medianByProperty } from '../../harness/median.ts';
import type { BenchSite } from './bench-site.ts';

/** The times of one load of a page, in ms. */
type LoadTimes = { lcp: number; tbt: number };

/** The median times of the loads of a page, and the median LCP of its twin, the same page without scripts. */
export type PageTimes = LoadTimes & { path: string; twinLcp: number };

/**
 * Loads a page and its twin `runs` times on the phone that Lighthouse emulates, with a cold cache; returns the medians.
 * Page and twin take turns, so that other work on the machine slows both down equally.
 */
export async function measurePage(
  { port, origin, twinOrigin }: BenchSite,
  path: string,
  runs: number,
): Promise<PageTimes> {
  const loads: (LoadTimes & { twinLcp: number })[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { lcp: twinLcp } = await measureLoad(port, twinOrigin + path);
    loads.push({ twinLcp, ...(await measureLoad(port, origin + path)) });
  }
  return { path, ...medianByProperty(loads) };
}

/** Measures one load of a page; throws if Lighthouse cannot load it. */
async function measureLoad(port: number, address: string): Promise<LoadTimes> {
  // Imported here, not at the top: the import takes seconds, and other parts of the benchmark do not need Lighthouse.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance'],
  });
  const { audits, runtimeError } = result!.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const read = (audit: string) => {
    const { numericValue, errorMessage } = audits[audit]!;
    if (numericValue === undefined) throw new Error(`${address}: ${audit} was not measured: ${errorMessage}`);
    return numericValue;
  };
  return {
    lcp: read('largest-contentful-paint'),
    tbt: read('total-blocking-time'),
  };
}
