import { type ReactNode, startTransition, useEffect, useState } from 'react';
import styles from './BelowTheFold.module.css';

/**
 * Content below the first screen of a page. It is prerendered; after a route change it is rendered once the heading has
 * been painted, which must not wait for it (10.21).
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(isFirstPage);
  useEffect(() => startTransition(() => setIsDue(true)), []);
  return isDue ? children : <ReservedSpace />;
}

/** Reserves layout space for a part that is not rendered yet, to keep the footer out of view. */
export const ReservedSpace = () => <div className={styles.place} data-reserved="" />;

const isFirstPage = (): boolean =>
  typeof document === 'undefined' || !('hydrated' in document.documentElement.dataset);
