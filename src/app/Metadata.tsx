import { type ComponentType, useEffect, useState } from 'react';

type HeadComponent = ComponentType<{ path: string }>;

/**
 * The head of the page. It changes in the next animation frame after the route has rendered (9.18). If the first page
 * has a prerendered head, Head.tsx is not loaded before the first route change.
 */
export function Metadata({ path }: { path: string }) {
  const [first] = useState(path);
  const [shown, setShown] = useState(path);
  const [Head, setHead] = useState<HeadComponent>();

  useEffect(() => {
    requestAnimationFrame(() => setShown(path));
  }, [path]);

  useEffect(() => {
    if (path === first && document.querySelector('[rel=canonical]')) return;
    // If this file fails to load, the former head stays, which is better than an error page in place of the screen.
    import('./Head.tsx').then((module) => setHead(() => module.default)).catch(() => undefined);
  }, [path, first]);

  return Head && <Head path={shown} />;
}
