import { type PointerEvent, useRef } from 'react';

/** The time in ms that a pointer moving towards the products must rest on a group to choose it. */
const pointerRestMs = 120;

/**
 * Delays choosing a group while the pointer moves towards the products at the right: a diagonal path crosses other
 * groups, which must not be chosen. If the pointer does not move mainly to the right, its group is chosen immediately.
 */
export function useHoverIntent(chooseGroup: (group: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  return (group: number) => ({
    onPointerMove({ movementX, movementY }: PointerEvent) {
      clearTimeout(timer.current);
      if (movementX > Math.abs(movementY)) timer.current = setTimeout(chooseGroup, pointerRestMs, group);
      else chooseGroup(group);
    },
    onPointerLeave: () => clearTimeout(timer.current),
  });
}

export type HoverIntentListeners = ReturnType<ReturnType<typeof useHoverIntent>>;
