import { useEffect } from 'react';

/**
 * Signals that the screen beside it is hydrated, because both mount together: sets `data-hydrated`, dispatches `hydrated`,
 * on which the loader repeats early clicks (loader.js).
 */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
