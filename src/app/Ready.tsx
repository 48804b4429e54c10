import { useEffect } from 'react';

/** Says on the document that what stands beside it answers to a visitor: rendered, and its effects have run. */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
