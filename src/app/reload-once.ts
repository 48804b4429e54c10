const NOTE = 'reloaded';

/**
 * Reloads the page when a file of it is missing, as a deployment may have replaced that file (8.8). Not done twice in
 * a row for one path: a file that is missing for good would reload it for ever. Returns whether the page is reloaded.
 */
export function reloadOnce(): boolean {
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
