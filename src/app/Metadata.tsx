import { lazy, Suspense, useEffect, useState } from 'react';
import { PRERENDERED } from './prerendered.ts';

// A prerendered page comes with its head: the code that changes it is needed at the first route change only.
const Head = lazy(() => import('./Head.tsx'));

/** The head of the page. A change waits for the next animation frame after the route has rendered (9). */
export function Metadata({ path }: { path: string }) {
  const [shown, setShown] = useState(path);
  const [managed, setManaged] = useState(false);

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setShown(path);
      if (path !== shown || !document.querySelector(`[${PRERENDERED}]`)) setManaged(true);
    });
    return () => cancelAnimationFrame(frame);
  }, [path, shown]);

  return (
    managed && (
      <Suspense>
        <Head path={shown} />
      </Suspense>
    )
  );
}
