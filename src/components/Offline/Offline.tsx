import { useSyncExternalStore } from 'react';
import { offline } from '../../content/offline.ts';
import styles from './Offline.module.css';

/** Says so when the browser has no connection; what stands on the page stays. */
export function Offline() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <p className={styles.note} role="alert">
      {offline}
    </p>
  );
}

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
