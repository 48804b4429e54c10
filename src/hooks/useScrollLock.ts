import { useLayoutEffect } from 'react';

/** Holds the page still while `locked`, and leaves it where it was. */
export function useScrollLock(locked: boolean): void {
  // A layout effect, so that the page is free again before a route change scrolls it to the top.
  useLayoutEffect(() => {
    if (!locked) return;
    const root = document.documentElement;
    const { overflow, scrollbarGutter } = root.style;
    const top = scrollY;
    // Where a scrollbar takes room, its room stays: the page behind does not jump.
    if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.style.overflow = 'hidden';
    return () => {
      Object.assign(root.style, { overflow, scrollbarGutter });
      scrollTo({ top, behavior: 'instant' });
    };
  }, [locked]);
}
