import { type RefObject, useEffect, useRef } from 'react';
import { useShownLocation } from '../../hooks/useShownLocation.ts';

/**
 * A ref for the heading at an anchor. useRouteScroll scrolls to the anchor; the focus must move there too, for keyboards
 * and screen readers.
 */
export function useAnchorFocus(id: string): RefObject<HTMLHeadingElement | null> {
  const { hash, key } = useShownLocation();
  const visit = hash === `#${id}` ? key : undefined;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (visit) heading.current!.focus({ preventScroll: true });
  }, [visit]);

  return heading;
}
