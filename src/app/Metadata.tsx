import { type ComponentType, useEffect, useState } from 'react';
import type { PageMeta } from '../content/types.ts';
import { PRERENDERED } from './metadata.ts';

type Head = ComponentType<{ meta: PageMeta }>;

/**
 * The head of the page. A change waits for the next animation frame after the route has rendered (9). A page comes
 * with its head: the code that changes it is needed, and fetched, at the first route change only.
 */
export function Metadata({ meta }: { meta: PageMeta }) {
  const [first] = useState(meta);
  const [shown, setShown] = useState(meta);
  const [Head, setHead] = useState<Head>();

  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(meta));
    return () => cancelAnimationFrame(frame);
  }, [meta]);

  useEffect(() => {
    if (meta === first && document.querySelector(`[${PRERENDERED}]`)) return;
    // Lost, it leaves the former head: that is no reason to take the screen away.
    import('./Head.tsx').then((module) => setHead(() => module.default)).catch(() => undefined);
  }, [meta, first]);

  return Head && <Head meta={shown} />;
}
