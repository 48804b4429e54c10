const NOTE = 'reloaded';

/**
 * Loads the page again, because a deployment may have replaced the file that is missing (8.8). Tried once for an
 * address, so that it never becomes a loop; says whether it is under way.
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
