import type { Route } from './routes.ts';
import { whenIdle } from '../hooks/when-idle.ts';

/** The module that Metadata.tsx loads to render the head of every page but the first. */
const HEAD_MODULE = 'src/app/Head.tsx';

/**
 * Prefetches the page of each link that comes into view, until the visitor leaves the screen. The page's code does
 * not run before all its files are cached, so a file that cannot be fetched is no error unless the link is followed.
 */
export function prefetchLinkedPages(routeOf: (pathname: string) => Route, leaveSignal: AbortSignal): void {
  if (leaveSignal.aborted) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      // Offline, each failed request would log an error to the console.
      if (isIntersecting && navigator.onLine) {
        observer.unobserve(target);
        void prefetchPage(routeOf((target as HTMLAnchorElement).pathname));
      }
  });
  for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  leaveSignal.addEventListener('abort', () => observer.disconnect());
}

async function prefetchPage({ module, prepare }: Route): Promise<void> {
  const files = [module, HEAD_MODULE].flatMap((name) => __PAGE_FILES__[name] ?? []);
  const have = await Promise.all(files.map(fetchFileOnce));
  if (!have.every(Boolean)) return;
  await whenIdle();
  // Also run the module, so a click on the link renders the page immediately.
  await prepare().catch(() => undefined);
}

const fetchedFiles = new Map<string, Promise<boolean>>();

/** Fetches a file into the cache once; resolves to whether that succeeded. */
function fetchFileOnce(href: string): Promise<boolean> {
  const fetching = fetchedFiles.get(href) ?? prefetchFile(href);
  fetchedFiles.set(href, fetching);
  return fetching;
}

function prefetchFile(href: string): Promise<boolean> {
  // If the file's page was opened before, the document already has a link element for the file.
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve(true);
  // Prefetch a style sheet by a link that applies to no medium. With `preload` browsers warn if a file is not used
  // soon. Firefox checks `prefetch` against `default-src` (https://bugzilla.mozilla.org/show_bug.cgi?id=1457204).
  // Vite compares `rel` case-sensitively: without the capital letter Vite would regard the sheet as applied already.
  const kind = href.endsWith('.css') ? { rel: 'Stylesheet', media: 'not all' } : { rel: 'modulepreload' };
  return new Promise((resolve) => {
    // Vite requests the files with CORS, and a cached response serves only requests of the same mode.
    const link = Object.assign(document.createElement('link'), {
      ...kind,
      fetchPriority: 'low',
      crossOrigin: '',
      href,
      onload: () => resolve(true),
      onerror: () => resolve(false),
    });
    document.head.append(link);
  });
}
