import { annualReturns } from '../content/annual-returns.ts';

const MAX_BYTES = 200;

// Control characters, line separators, halves of pairs, and marks that turn the direction of what is read.
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const FORBIDDEN = /[\\/:*?"'`<>|]+/g;
const ENDING = /\.(?=[a-z0-9]*[a-z])[a-z0-9]{1,8}$/i;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)\s*(\.|$)/i;
// A dot in front hides a file, a hyphen makes it an option of a command, and Windows drops dots at the end.
const EDGES = /^[-.\s]+|[.\s]+$/g;

/** A text without the characters that nobody sees and that can make it read as another. */
export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/**
 * A name under which a visitor's system can store a file: the display name without what means something to a file
 * system, at most 200 bytes. A missing ending is taken from the file's link (7.12, 10.7).
 */
export function makeSafeFileName(displayName: string, link: string): string {
  const name = removeInvisible(displayName).replace(FORBIDDEN, '-').replace(/\s+/g, ' ').replace(EDGES, '');
  const own = ENDING.exec(name)?.[0];
  const ending = own ?? ENDING.exec(link)?.[0] ?? '';
  const stem = own ? name.slice(0, -own.length) : name;
  const cut = shorten(stem, MAX_BYTES - ending.length).replace(EDGES, '') || annualReturns.unnamed;
  return RESERVED.test(cut) ? `_${cut}${ending}` : cut + ending;
}

/** The beginning of a text that takes at most so many bytes; no character is cut in two. */
function shorten(text: string, bytes: number): string {
  const encoder = new TextEncoder();
  let left = bytes;
  let kept = '';
  for (const character of text) {
    left -= encoder.encode(character).length;
    if (left < 0) break;
    kept += character;
  }
  return kept;
}
