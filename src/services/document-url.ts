import type { AnnualReturnFile } from '../content/content-types.ts';
import { removeInvisible } from './file-name.ts';

// The position of a file's link in its address, split at the slashes; the display name is the next part.
const LINK_SEGMENT = 4;
// Only a file name, so that a link cannot lead to another path: no slash, no query, not `..`.
const PLAIN_FILE_NAME = /^(?!\.+$)[\w.~-]+$/;
const VISIBLE_CHARACTER = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * The files of stored document addresses such as `wix:document://v1/ugd/8d2c34_7f.pdf/Annual%20Return%202023.pdf`, in
 * the same order (3.11, 3.12). Leaves out, and logs, an address that is not a string, whose link is not a plain file
 * name, or whose name is missing, cannot be decoded or has no visible character.
 */
export function parseDocuments(documents: readonly unknown[]): AnnualReturnFile[] {
  const files = documents.map(parseDocument);
  const leftOut = documents.filter((_document, index) => !files[index]);
  if (leftOut.length > 0) console.error('Documents left out: ', leftOut);
  return files.filter((file) => file !== undefined);
}

function parseDocument(document: unknown): AnnualReturnFile | undefined {
  if (typeof document !== 'string') return undefined;
  const [link, encoded = ''] = document.split('/').slice(LINK_SEGMENT);
  const name = removeInvisible(decodeOrEmpty(encoded)).trim();
  // `link` may be missing, but then `name` is empty and fails first.
  return VISIBLE_CHARACTER.test(name) && PLAIN_FILE_NAME.test(link!) ? { link: link!, name } : undefined;
}

/** Decodes percent-encoding; '' for a malformed text. */
function decodeOrEmpty(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
