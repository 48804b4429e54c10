import { useEffect } from 'react';

/** Stands beside the screen and says when it answers: what was pressed before is done then. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
