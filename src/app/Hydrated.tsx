import { useEffect } from 'react';

/**
 * Says that the screen beside it is hydrated, as both mount together: sets `data-hydrated`, and dispatches `hydrated`,
 * on which the loader repeats early clicks (loader.js).
 */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
