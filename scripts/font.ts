import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { parseCommandLine } from '../harness/command-line.ts';

const PACKAGE = new URL('.', import.meta.resolve('@fontsource-variable/eczar/package.json'));
const TARGET = 'src/assets/sangam-display';

/** Printable ASCII, and what English words about money in India need besides. */
const GLYPHS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0©·é‘’“”–—…₹✓`;

parseCommandLine('npm run font', {});

/** Writes the face of the headings from its makers' variable font: the glyphs and the one weight that they use. */
const whole = await readFile(new URL('files/eczar-latin-wght-normal.woff2', PACKAGE));
const face = await subsetFont(whole, GLYPHS, { targetFormat: 'woff2', variationAxes: { wght: 500 } });
await writeFile(`${TARGET}.woff2`, face);
await copyFile(new URL('LICENSE', PACKAGE), `${TARGET}.LICENSE.txt`);
console.log(`${TARGET}.woff2: ${face.length} bytes`);
