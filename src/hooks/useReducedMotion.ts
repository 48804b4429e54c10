import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce), print';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether everything should stand still: for visitors who ask for it, on paper, and until scripts run. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}
