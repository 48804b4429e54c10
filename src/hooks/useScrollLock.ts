import { useLayoutEffect } from 'react';

/** Holds the page still while `locked`; a page that cannot scroll stays where it was. */
export function useScrollLock(locked: boolean): void {
  // A layout effect, so that the page is free again in the paint in which what held it is gone.
  useLayoutEffect(() => {
    if (!locked) return;
    const root = document.documentElement;
    const { overflow, scrollbarGutter } = root.style;
    // Where a scrollbar takes room, its room stays: the page behind does not jump.
    if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.style.overflow = 'hidden';
    return () => void Object.assign(root.style, { overflow, scrollbarGutter });
  }, [locked]);
}
