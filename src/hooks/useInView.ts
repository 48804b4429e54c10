import { type RefObject, useEffect, useState } from 'react';

/** Whether at least `share` of an element is in the window. */
export function useInView(element: RefObject<Element | null>, share: number): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)!.intersectionRatio >= share),
      { threshold: share },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element, share]);

  return inView;
}
