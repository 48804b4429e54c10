import { type ReactNode, startTransition, useEffect, useState } from 'react';
import styles from './BelowTheFold.module.css';

/**
 * Content that is out of view when a page opens. Prerendered pages include it. After a route change it is rendered only
 * once the heading has been painted, because it would delay the heading (10.21).
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
