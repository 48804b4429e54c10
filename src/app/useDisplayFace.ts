import { useLayoutEffect } from 'react';
import file from '../assets/sangam-display.woff2';
import { useShownLocation } from '../hooks/useShownLocation.ts';

let displayFace: FontFace | undefined;
let firstPagePath: string | undefined;

/**
 * Loads the headings' web font after hydration, so that it delays no paint. Fallback fonts have fitted metrics
 * (styles/fonts.css). If a heading in or above the window would still break its lines differently on the page that was
 * opened first, the font is used only from the next page on: text that a visitor is reading must not move.
 */
export function useDisplayFace(): void {
  const { pathname } = useShownLocation();

  // A layout effect: a font that has loaded is added before the new page is painted.
  useLayoutEffect(() => {
    firstPagePath ??= pathname;
    displayFace ??= new FontFace('Sangam Display', `url(${file})`, {
      weight: '600',
      ascentOverride: '95%',
      descentOverride: '30%',
      lineGapOverride: '0%',
    });
    const loading = displayFace;
    // A font that cannot be loaded is no error: the fallback fonts stay.
    loading.load().then(
      () => addFont(loading, pathname !== firstPagePath),
      () => undefined,
    );
  }, [pathname]);
}

function addFont(loaded: FontFace, mayMoveText: boolean): void {
  const before = mayMoveText ? '' : joinHeadingHeights();
  document.fonts.add(loaded);
  if (!mayMoveText && joinHeadingHeights() !== before) document.fonts.delete(loaded);
}

function joinHeadingHeights(): string {
  return Array.from(document.querySelectorAll('h1, h2'), (heading) => heading.getBoundingClientRect())
    .filter(({ top }) => top < innerHeight)
    .map(({ height }) => height)
    .join();
}
