import { useLayoutEffect } from 'react';
import { limits } from '../content/limits.ts';
import { useShownLocation } from './useShownLocation.ts';

/**
 * Slides each element with `data-slide-in` in from below once half of it is visible, and again after each route change
 * (2.4, 9.13). Elements that are half visible when their screen appears do not slide: text being read must not move.
 */
export function useSlideIn(): void {
  const { pathname } = useShownLocation();

  // A layout effect, because its clean-up disconnects the former screen's observers before they see the new screen.
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio < limits.slideInThreshold) continue;
          target.setAttribute('data-slide-in', 'done');
          observer.unobserve(target);
        }
      },
      { threshold: limits.slideInThreshold },
    );
    const arm = () => {
      const elements = [...document.querySelectorAll('[data-slide-in=""]')];
      // Measure all before changing any: each measurement after a change would style the page again.
      const boxes = elements.map((element) => element.getBoundingClientRect());
      for (const [index, element] of elements.entries()) {
        const { top, height } = boxes[index]!;
        // Do not hide an element if half of it cannot fit into the window (zoomed page): it would stay hidden for ever.
        const half = height * limits.slideInThreshold;
        const waits = innerHeight - top < half && half <= innerHeight;
        element.setAttribute('data-slide-in', waits ? 'armed' : 'done');
        if (waits) observer.observe(element);
      }
    };
    arm();
    // The elements of a screen whose code is still loading appear later.
    const arrivals = new MutationObserver(arm);
    arrivals.observe(document.getElementById('main')!, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      arrivals.disconnect();
    };
  }, [pathname]);
}
