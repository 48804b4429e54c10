import { useLayoutEffect } from 'react';

/** Prevents scrolling of the page while `isLocked`. */
export function useScrollLock(isLocked: boolean): void {
  // A layout effect: the lock must end in the same paint in which the dialog disappears.
  useLayoutEffect(() => {
    if (!isLocked) return;
    const root = document.documentElement;
    const { overflow, scrollbarGutter } = root.style;
    // Reserve the width of a classic scrollbar: otherwise the page behind the dialog gets wider and moves.
    if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.style.overflow = 'hidden';
    return () => void Object.assign(root.style, { overflow, scrollbarGutter });
  }, [isLocked]);
}
