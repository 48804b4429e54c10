const NOTE = 'reloaded';

/**
 * Loads the page again, because a deployment may have replaced the file that is missing (8). Tried once for an
 * address, so that it never becomes a loop; says whether it is under way.
 */
export function reloadOnce(): boolean {
  const { pathname } = location;
  try {
    if (sessionStorage.getItem(NOTE) === pathname) return false;
    sessionStorage.setItem(NOTE, pathname);
  } catch {
    // Without a memory there is no telling a first time from a tenth.
    return false;
  }
  location.reload();
  return true;
}
