import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce), print';

function subscribe(changed: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether everything should stand still: for visitors who ask for it, on paper, and until scripts run. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}
