import { type PointerEvent, useRef } from 'react';

/** How long a pointer that moves towards the products must rest on another group to choose it. */
const restMs = 120;

/**
 * Delays switching groups while the pointer moves towards the products at the right: on a diagonal path it crosses other
 * groups, which must not be chosen. A group under a pointer that does not move mainly to the right is chosen at once.
 */
export function useHoverIntent(choose: (group: number) => void) {
  const chosen = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

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
