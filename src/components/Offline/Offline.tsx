import { useSyncExternalStore } from 'react';
import { offlineMessage } from '../../content/offline.ts';
import styles from './Offline.module.css';

/** Shows a message while the browser has no connection. */
export function Offline() {
  const online = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <p className={styles.note} role="alert">
      {offlineMessage}
    </p>
  );
}

function subscribeToConnection(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
