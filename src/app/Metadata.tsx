import { type ComponentType, useEffect, useState } from 'react';
import { PRERENDERED } from './prerendered.ts';

type Head = ComponentType<{ path: string }>;

/**
 * The head of the page. A change waits for the next animation frame after the route has rendered (9.18). A page comes
 * with its head: the code that changes it is needed, and fetched, at the first route change only.
 */
export function Metadata({ path }: { path: string }) {
  const [first] = useState(path);
  const [shown, setShown] = useState(path);
  const [Head, setHead] = useState<Head>();

  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(path));
    return () => cancelAnimationFrame(frame);
  }, [path]);

  useEffect(() => {
    if (path === first && document.querySelector(`[${PRERENDERED}]`)) return;
    // Lost, it leaves the former head: that is no reason to take the screen away.
    import('./Head.tsx').then((module) => setHead(() => module.default)).catch(() => undefined);
  }, [path, first]);

  return Head && <Head path={shown} />;
}
