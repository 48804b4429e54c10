import { lazy, Suspense, useEffect, useState } from 'react';
import type { PageMeta } from '../content/types.ts';
import { PRERENDERED } from './prerendered.ts';

// A prerendered page comes with its head: the code that changes it is needed at the first route change only.
const Head = lazy(() => import('./Head.tsx'));

/** The head of the page. A change waits for the next animation frame after the route has rendered (9). */
export function Metadata({ meta }: { meta: PageMeta }) {
  const [shown, setShown] = useState(meta);
  const [managed, setManaged] = useState(false);

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setShown(meta);
      if (meta !== shown || !document.querySelector(`[${PRERENDERED}]`)) setManaged(true);
    });
    return () => cancelAnimationFrame(frame);
  }, [meta, shown]);

  return (
    managed && (
      <Suspense>
        <Head meta={shown} />
      </Suspense>
    )
  );
}
