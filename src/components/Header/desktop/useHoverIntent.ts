import { type PointerEvent, useEffect, useRef } from 'react';

/** How long a pointer that was heading for the products rests on another group before it means that group. */
const restMs = 120;

/**
 * Delays switching groups while the pointer moves towards the open panel: a mouse means the group it points at, but
 * one that it crosses on its way to the products at their right only when it rests there.
 */
export function useHoverIntent(choose: (group: number) => void) {
  const from = useRef<number>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);

  const mean = (group: number) => {
    from.current = group;
    choose(group);
  };

  const over = (group: number, { pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(resting.current);
    const crossing = from.current !== undefined && from.current !== group;
    if (crossing && movementX > Math.abs(movementY)) resting.current = setTimeout(mean, restMs, group);
    else mean(group);
  };

  return {
    at: (group: number) => ({
      onPointerMove: (event: PointerEvent) => over(group, event),
      onPointerLeave: () => clearTimeout(resting.current),
    }),
    forget: () => {
      from.current = undefined;
    },
  };
}

export type HoverIntent = ReturnType<ReturnType<typeof useHoverIntent>['at']>;
