import { useEffect } from 'react';

/**
 * Rendered beside the screen, as it mounts when the screen is hydrated: sets `data-hydrated` and dispatches `hydrated`, on
 * which the loader repeats early clicks (loader.js).
 */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
