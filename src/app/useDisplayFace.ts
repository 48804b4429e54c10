import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import file from '../assets/sangam-display.woff2';

let face: FontFace | undefined;
let opened: string | undefined;

/**
 * Loads the headings' web font after hydration, so that it delays no paint. Fallback fonts have fitted metrics
 * (styles/fonts.css). If a heading of the page that was opened first would still break its lines differently, the font
 * is used only from the next page on: text that a visitor is reading must not move.
 */
export function useDisplayFace(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    opened ??= pathname;
    face ??= new FontFace('Sangam Display', `url(${file})`, {
      weight: '600',
      ascentOverride: '95%',
      descentOverride: '30%',
      lineGapOverride: '0%',
    });
    // A font that cannot be loaded is no error: the fallback fonts stay.
    face.load().then(
      (loaded) => addFont(loaded, pathname !== opened),
      () => undefined,
    );
  }, [pathname]);
}

function addFont(loaded: FontFace, mayMove: boolean): void {
  const before = measureHeadings();
  document.fonts.add(loaded);
  if (!mayMove && measureHeadings() !== before) document.fonts.delete(loaded);
}

function measureHeadings(): string {
  return Array.from(
    document.querySelectorAll<HTMLElement>('h1, h2'),
    ({ offsetHeight }) => offsetHeight,
  ).join();
}
