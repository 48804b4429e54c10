/**
 * Moves the focus to the content of the screen, from where Tab leads to its first link. On a link a key held down would
 * lead away. The window does not scroll, as the content's top may be above what the visitor reads.
 */
export function focusContent(): void {
  document.getElementById('main')!.focus({ preventScroll: true });
}
