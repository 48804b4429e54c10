import { type ReactNode, startTransition, useEffect, useState } from 'react';
import styles from './BelowTheFold.module.css';

/**
 * Content below the first screen of a page. It is prerendered. After a route change it is rendered after the heading
 * has been painted, so that it does not delay the heading (10.21).
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
