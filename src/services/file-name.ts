import { annualReturns } from '../content/annual-returns.ts';

const MAX_NAME_BYTES = 200;

// Control characters, line separators, lone surrogates, byte order marks, and marks that change the direction of text.
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const FORBIDDEN = /[\\/:*?"'`<>|]+/g;
const EXTENSION_PATTERN = /\.(?=[a-z0-9]*[a-z])[a-z0-9]{1,8}$/i;
const RESERVED_NAME_PATTERN = /^(con|prn|aux|nul|con(in|out)\$|(com|lpt)[\d¹²³])\s*(\.|$)/i;
// Removed from both ends of a name. On UNIX a leading dot hides a file, even after a zero-width character, and a
// leading hyphen looks like a command's option. Windows drops trailing dots.
const EDGES = /^[-.\s\p{Default_Ignorable_Code_Point}]+|[.\s\p{Default_Ignorable_Code_Point}]+$/gu;

/** Removes control characters and the like, which can make a name look like another one (U+202E reverses `fdp.exe`). */
export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE_CHARACTERS, '');
}

/**
 * Makes a file name that any system can store: the display name without characters that are special in a file system,
 * at most 200 bytes in UTF-8, and with `_` before a name that Windows reserves. A missing extension is taken from the
 * file's link (7.12, 10.7).
 */
export function makeSafeFileName(displayName: string, link: string): string {
  const name = removeInvisible(displayName).replace(FORBIDDEN, '-').replace(/\s+/g, ' ').replace(EDGES, '');
  const own = EXTENSION_PATTERN.exec(name)?.[0];
  const ending = own ?? EXTENSION_PATTERN.exec(link)?.[0] ?? '';
  const stem = own ? name.slice(0, -own.length) : name;
  const cut = truncate(stem, MAX_NAME_BYTES - ending.length).replace(EDGES, '') || annualReturns.unnamed;
  return RESERVED_NAME_PATTERN.test(cut) ? `_${cut}${ending}` : cut + ending;
}

/** Shortens a text to at most `bytes` bytes in UTF-8, cut between characters. */
function truncate(text: string, bytes: number): string {
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
