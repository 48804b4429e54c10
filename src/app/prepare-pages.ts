import type { Route } from './routes.ts';
import { whenIdle } from '../hooks/when-idle.ts';

/** Every page but the first renders its head by this module (Metadata.tsx). */
const HEAD = 'src/app/Head.tsx';

/**
 * Fetches the page of each link that comes into view, until the screen is left. Files only come into the browser's cache
 * at first: one that cannot be had is no error as long as nobody follows its link.
 */
export function prepareLinks(routeOf: (pathname: string) => Route, left: AbortSignal): void {
  if (left.aborted) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      // Without a connection each file would be an error in the console.
      if (isIntersecting && navigator.onLine) {
        observer.unobserve(target);
        void preparePage(routeOf((target as HTMLAnchorElement).pathname));
      }
  });
  for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  left.addEventListener('abort', () => observer.disconnect());
}

async function preparePage({ module, prepare }: Route): Promise<void> {
  const files = [module, HEAD].flatMap((name) => __PAGE_FILES__[name] ?? []);
  const have = await Promise.all(files.map(fetchOnce));
  if (!have.every(Boolean)) return;
  await whenIdle();
  // Also run the module: a press then renders the page immediately.
  await prepare().catch(() => undefined);
}

const fetched = new Map<string, Promise<boolean>>();

/** Whether a file could be fetched. */
function fetchOnce(href: string): Promise<boolean> {
  const fetching = fetched.get(href) ?? fetchInAdvance(href);
  fetched.set(href, fetching);
  return fetching;
}

function fetchInAdvance(href: string): Promise<boolean> {
  // Files of pages that were open have a link already.
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve(true);
  // A sheet for no medium, as browsers warn in the console about one that is not used within seconds (`preload`), and
  // Firefox holds it against `default-src` (`prefetch`, https://bugzilla.mozilla.org/show_bug.cgi?id=1457204). Its large
  // letter tells Vite, which compares letters, that the sheet is not applied yet.
  const kind = href.endsWith('.css') ? { rel: 'Stylesheet', media: 'not all' } : { rel: 'modulepreload' };
  return new Promise((resolve) => {
    // Vite asks for the files with CORS: only a request of the same mode is used again.
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
