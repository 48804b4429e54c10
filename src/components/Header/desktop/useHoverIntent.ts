import { type PointerEvent, useEffect, useRef } from 'react';

/** How long a pointer that was heading for the products rests on another group before it means that group. */
const restMs = 120;

/**
 * Delays switching groups while the pointer moves towards the open panel: a mouse means the group it points at, but
 * one that it crosses on its way to the products at their right only when it rests there.
 */
export function useHoverIntent(choose: (group: number) => void) {
  const chosen = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const chooseGroup = (group: number) => {
    chosen.current = group;
    choose(group);
  };

  const followPointer = (group: number, { pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    const isCrossing = chosen.current !== undefined && chosen.current !== group;
    if (isCrossing && movementX > Math.abs(movementY)) timer.current = setTimeout(chooseGroup, restMs, group);
    else chooseGroup(group);
  };

  return {
    listenersFor: (group: number) => ({
      onPointerMove: (event: PointerEvent) => followPointer(group, event),
      onPointerLeave: () => clearTimeout(timer.current),
    }),
    reset: () => {
      chosen.current = undefined;
    },
  };
}

export type HoverListeners = ReturnType<ReturnType<typeof useHoverIntent>['listenersFor']>;
