import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import file from '../assets/sangam-display.woff2';

let face: FontFace | undefined;
let opened: string | undefined;

/**
 * Fetches the headings' face once the page answers, so that it delays no paint. Its stand-ins are fitted to it
 * (styles/fonts.css); where a heading would break into other lines even so, the face waits for the next screen.
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
    // Without the face the stand-ins remain, and nobody needs to hear of that.
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
