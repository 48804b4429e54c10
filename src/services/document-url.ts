import type { AnnualReturnFile } from '../content/types.ts';
import { removeInvisible } from './file-name.ts';

const LINK_SEGMENT = 4;
const NAME_SEGMENT = 5;
// A name and nothing else: no other path, no query, and not `..`.
const PLAIN_FILE_NAME = /^(?!\.+$)[\w.-]+$/;

/**
 * The files behind stored document addresses such as `wix:document://v1/ugd/8d2c34_7f.pdf/Annual%20Return%202023.pdf`,
 * in the order of the addresses (3.11, 3.12). An address whose link or name is missing, is no
 * text, does not decode or is no plain file name is left out.
 */
export function filesOf(documents: readonly unknown[]): AnnualReturnFile[] {
  return documents.map(fileOf).filter((file) => file !== undefined);
}

function fileOf(document: unknown): AnnualReturnFile | undefined {
  if (typeof document !== 'string') return undefined;
  const segments = document.split('/');
  // Stryker disable next-line StringLiteral: what stands in for a missing link is no plain file name either way
  const link = segments[LINK_SEGMENT] ?? '';
  const name = removeInvisible(decodeOrEmpty(segments[NAME_SEGMENT] ?? '')).trim();
  return PLAIN_FILE_NAME.test(link) && name ? { link, name } : undefined;
}

/** Empty for text whose percent signs mean nothing. */
function decodeOrEmpty(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
