import { limits } from '../content/limits.ts';
import type { AnnualReturnFile } from '../content/types.ts';
import { makeSafeFileName } from './file-name.ts';
import { settings } from './settings.ts';
import { createTimeLimit } from './time-limit.ts';

// Long enough for a slow browser to have read the file.
const REVOKE_AFTER_MS = 60_000;

/**
 * Fetches a stored file and hands it to the visitor's browser to save under its display name (7.12).
 * Throws when the file cannot be had.
 */
export async function downloadFile({ link, name }: AnnualReturnFile): Promise<void> {
  const response = await fetch(`${settings.fileHostUrl}/ugd/${encodeURIComponent(link)}`, {
    signal: createTimeLimit(limits.downloadMs),
  });
  if (!response.ok) throw new Error(`The file host answered ${response.status}`);
  save(await response.blob(), makeSafeFileName(name, link));
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const anchor = Object.assign(document.createElement('a'), { href: address, download: name, hidden: true });
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
