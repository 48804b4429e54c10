import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT_TYPES = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);

/** Writes a strongly compressed `.br` and `.gz` copy of each text file of a site, for hosts that serve such copies. */
export async function writeCompressedCopies(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  await Promise.all(
    files.filter((file) => TEXT_TYPES.has(extname(file))).map((file) => compressFile(join(directory, file))),
  );
}

/**
 * Brotli options for HTML. A window of 64 KB (2^16) instead of the default 4 MB makes the files smaller, because a
 * reference to earlier text needs fewer bits. Pages are short and need no larger window.
 */
const HTML_BROTLI = { params: { [constants.BROTLI_PARAM_LGWIN]: 16, [constants.BROTLI_PARAM_LGBLOCK]: 18 } };

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const options = file.endsWith('.html') ? HTML_BROTLI : {};
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(content, options)),
    writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 })),
  ]);
}
