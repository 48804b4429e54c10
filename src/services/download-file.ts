import { limits } from '../content/limits.ts';
import type { AnnualReturnFile } from '../content/content-types.ts';
import { makeSafeFileName } from './file-name.ts';
import { settings } from './settings.ts';
import { createTimeLimit } from './time-limit.ts';

// The browser may still be reading the object URL when `click` returns, and no event reports when it has finished.
const REVOKE_URL_AFTER_MS = 60_000;

/** Downloads a stored file and lets the browser save it under its display name, made safe (7.12). Throws on failure. */
export async function downloadFile({ link, name }: AnnualReturnFile): Promise<void> {
  const response = await fetch(`${settings.fileHostUrl}/ugd/${encodeURIComponent(link)}`, {
    signal: createTimeLimit(limits.downloadMs),
  });
  if (!response.ok) throw new Error(`The file host answered ${response.status}`);
  const file = await response.blob();
  // For a missing file a host may answer with an HTML page or an empty body, and status 200.
  if (file.size === 0 || (/html/.test(file.type) && !/\.html?$/i.test(link)))
    throw new Error('The file host answered without the file');
  saveFile(file, makeSafeFileName(name, link));
}

// Firefox replaces a name's extension by that of the file's type; the type `application/octet-stream` has none.
function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file.slice(0, file.size, 'application/octet-stream'));
  const anchor = Object.assign(document.createElement('a'), { href: address, download: name, hidden: true });
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_URL_AFTER_MS);
}
