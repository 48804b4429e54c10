import { type PointerEvent, useEffect, useRef } from 'react';

/** How long a pointer that was heading for the products rests on another group before it means that group. */
const restMs = 120;

/**
 * Which group a mouse means. It means the group it points at; only when it crosses a group on its way from
 * another one to the products at their right does it have to rest there.
 */
export function useAim(choose: (group: number) => void) {
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

export type Aim = ReturnType<ReturnType<typeof useAim>['at']>;
