const NOTE = 'reloaded';

/** How long a browser may take to cut off what a page fetches once its visitor leaves it, in ms. */
const CUT_OFF_MS = 1000;

let leftAt = -Infinity;
globalThis.addEventListener?.('beforeunload', () => {
  leftAt = performance.now();
});

/**
 * Reloads the page when a file of it is missing, because a deployment may have replaced that file (8.8). Not twice in
 * a row for one path: a file that is missing for good would cause a loop. Returns whether the page reloads.
 */
export function reloadOnce(): boolean {
  // Firefox cuts off what is on its way as soon as the visitor leaves, while the page that they go to is still awaited
  // (https://bugzilla.mozilla.org/show_bug.cgi?id=1084399): a reload would keep them here. It is due when they come back.
  if (performance.now() - leftAt < CUT_OFF_MS) {
    addEventListener('pageshow', () => location.reload());
    return true;
  }
  const { pathname } = location;
  try {
    if (sessionStorage.getItem(NOTE) === pathname) return false;
    sessionStorage.setItem(NOTE, pathname);
  } catch {
    // sessionStorage is blocked, so we cannot know whether we already reloaded: we do not, or it could become a loop.
    return false;
  }
  location.reload();
  return true;
}
