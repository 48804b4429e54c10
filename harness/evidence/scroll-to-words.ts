import type { Pickle } from '@cucumber/messages';

/** The words that the last `Then` steps of a scenario name: texts in quotes and the cells of tables. */
export function collectNamedWords({ steps }: Pickle): string[] {
  const last = steps.slice(steps.findLastIndex(({ type }) => type !== 'Outcome') + 1);
  const words = last.flatMap(({ text, argument }) => [
    ...[...text.matchAll(/"([^"]+)"/g)].map(([, quoted]) => quoted!),
    ...(argument?.dataTable?.rows ?? []).flatMap(({ cells }) => cells.map(({ value }) => value)),
  ]);
  return [...new Set(words)].filter((word) => word.trim());
}

/**
 * Scrolls to the place where the window shows most of these words; stays if no other place shows more. Returns whether
 * it scrolled. Runs in the page, so it can use nothing from this module.
 */
export function scrollToWords(words: string[]): boolean {
  const LONG = 12;
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const isNamed = (text: string, word: string) =>
    text === word || (word.length >= LONG && text.includes(word));
  const hasOwnText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  const places = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => hasOwnText(element) && element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => {
      const text = plain(element.innerText);
      const { top, bottom } = element.getBoundingClientRect();
      const middle = scrollY + (top + bottom) / 2;
      return words.filter((word) => isNamed(text, plain(word))).map((word) => ({ word, middle }));
    });
  const shownAround = (height: number) => {
    const near = places.filter(({ middle }) => Math.abs(middle - height) < innerHeight / 2);
    return new Set(near.map(({ word }) => word)).size;
  };
  const before = scrollY;
  const here = before + innerHeight / 2;
  const heights = [here, ...places.map(({ middle }) => middle)];
  const best = heights.reduce((found, one) => (shownAround(one) > shownAround(found) ? one : found));
  if (best !== here) document.documentElement.scrollTo({ top: best - innerHeight / 2, behavior: 'instant' });
  return scrollY !== before;
}
