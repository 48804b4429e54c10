import { type ReactNode, startTransition, useEffect, useState } from 'react';
import styles from './BelowTheFold.module.css';

/**
 * Content below the first screen of a page. It is prerendered; after a route change it is rendered once the heading has
 * been painted, which must not wait for it (10.21).
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(isFirstPage);
  useEffect(() => startTransition(() => setIsDue(true)), []);
  return isDue ? children : <Coming />;
}

/** Reserves layout space for a part that is not rendered yet: the footer stays out of view meanwhile. */
export const Coming = () => <div className={styles.place} data-coming="" />;

const isFirstPage = (): boolean =>
  typeof document === 'undefined' || !('hydrated' in document.documentElement.dataset);
