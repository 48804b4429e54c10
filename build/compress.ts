import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);

/** Writes a `.br` and a `.gz` copy, best compressed, of each text file of a built site, for hosts that serve them. */
export async function compress(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  await Promise.all(
    files.filter((file) => TEXT.has(extname(file))).map((file) => pack(join(directory, file))),
  );
}

/** Brotli's options for pages. They are short: in a window of 64 KB distances need fewer bits, so files get smaller. */
const OF_PAGES = { params: { [constants.BROTLI_PARAM_LGWIN]: 16, [constants.BROTLI_PARAM_LGBLOCK]: 18 } };

async function pack(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(content, file.endsWith('.html') ? OF_PAGES : {})),
    writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 })),
  ]);
}
