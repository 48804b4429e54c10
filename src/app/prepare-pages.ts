import type { Route } from './routes.ts';

/** Every page but the first renders its head by this module (Metadata.tsx). */
const HEAD = 'src/app/Head.tsx';

/**
 * Fetches the page of each link that comes into view, and runs it once its link is touched, until the screen is left. Files
 * only come into the browser's cache before: one that cannot be had is no error as long as nobody touches its link.
 */
export function prepareLinks(routeOf: (pathname: string) => Route, left: AbortSignal): void {
  if (left.aborted) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      // Without a connection each file would be an error in the console.
      if (isIntersecting && navigator.onLine) {
        observer.unobserve(target);
        const { module, preload } = routeOf((target as HTMLAnchorElement).pathname);
        preparePage(module);
        // The code is run while the finger is down, so that the press renders the page at once.
        target.addEventListener('pointerdown', () => void preload().catch(() => undefined), { signal: left });
      }
  });
  for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  left.addEventListener('abort', () => observer.disconnect());
}

function preparePage(module: string): void {
  for (const file of [module, HEAD].flatMap((name) => __PAGE_FILES__[name] ?? [])) fetchInAdvance(file);
}

/** Files of pages that were open have a link already, as has every file that was fetched in advance. */
function fetchInAdvance(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  // A sheet for no medium, as browsers warn in the console about one that is not used within seconds (`preload`), and
  // Firefox holds it against `default-src` (`prefetch`, https://bugzilla.mozilla.org/show_bug.cgi?id=1457204). Its large
  // letter tells Vite, which compares letters, that the sheet is not applied yet.
  const kind = href.endsWith('.css') ? { rel: 'Stylesheet', media: 'not all' } : { rel: 'modulepreload' };
  // Vite asks for the files with CORS: only a request of the same mode is used again.
  const link = Object.assign(document.createElement('link'), {
    ...kind,
    fetchPriority: 'low',
    crossOrigin: '',
    href,
  });
  document.head.append(link);
}
