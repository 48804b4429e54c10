import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { limits } from '../content/limits.ts';

/**
 * Slides marked elements in from below when half of them is visible, once each, armed again at each route change
 * (2.4, 9.13). What is half visible when its screen appears stands in its place: what a visitor reads never moves.
 */
export function useSlideIn(): void {
  const { pathname } = useLocation();

  // Before the observer of the former screen hears of the new one's elements and keeps them for itself.
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
      for (const element of document.querySelectorAll('[data-slide-in=""]')) {
        const { top, height } = element.getBoundingClientRect();
        // An element so high that half of it never fits, as on a magnified page, would stay hidden.
        const half = height * limits.slideInThreshold;
        const waits = innerHeight - top < half && half <= innerHeight;
        element.setAttribute('data-slide-in', waits ? 'armed' : 'done');
        if (waits) observer.observe(element);
      }
    };
    arm();
    // A screen whose code is still on its way brings its elements later.
    const arrivals = new MutationObserver(arm);
    arrivals.observe(document.getElementById('main')!, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      arrivals.disconnect();
    };
  }, [pathname]);
}
