import { routeOf } from './routes.ts';

/** Every page but the first renders its head by this module (Metadata.tsx). */
const HEAD = 'src/app/Head.tsx';

/**
 * Fetches what the page of a link needs, and nothing that an outside service would see (10.21). Only into the browser's
 * cache: a file that cannot be had is no error before the visitor follows the link. `unhurried` lets others go first.
 */
export function preparePage({ origin, pathname, target }: HTMLAnchorElement, unhurried = false): void {
  if (origin !== location.origin || pathname === location.pathname || target || isSavingData()) return;
  for (const module of [routeOf(pathname).module, HEAD])
    for (const file of __PAGE_FILES__[module] ?? []) fetchInAdvance(file, unhurried ? 'low' : 'auto');
}

function isSavingData(): boolean {
  return navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Files of pages that were open have a link already, as has every file that was fetched in advance. */
function fetchInAdvance(href: string, fetchPriority: 'low' | 'auto'): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  // Not `preload`: browsers warn in the console about a style sheet that is not used within seconds.
  const rel = href.endsWith('.css') ? 'prefetch' : 'modulepreload';
  // Vite asks for the files with CORS: only a request of the same mode is used again.
  const link = Object.assign(document.createElement('link'), { rel, fetchPriority, crossOrigin: '', href });
  document.head.append(link);
}
