import { type ReactNode, startTransition, useEffect, useState } from 'react';
import styles from './BelowTheFold.module.css';

/**
 * What stands below the first screen of a page. It is part of the page's HTML; on a page that came by a link of the site it
 * is rendered once the heading has been painted, which must not wait for it (10.21).
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(isFirstPage);
  useEffect(() => startTransition(() => setIsDue(true)), []);
  return isDue ? children : <Coming />;
}

/** Keeps the place of a part that is still to come, so that the footer stays out of sight meanwhile. */
export const Coming = () => <div className={styles.place} data-coming="" />;

const isFirstPage = (): boolean =>
  typeof document === 'undefined' || !('hydrated' in document.documentElement.dataset);
