import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const FONT_PACKAGE = new URL('.', import.meta.resolve('@fontsource-variable/eczar/package.json'));
const FONT_FILE = 'src/assets/sangam-display';

/** The characters of the headings' font: printable ASCII, typographic quotes and dashes, the rupee sign and a few more. */
const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0©·é‘’“”–—…₹✓`;

/** Writes the font of the headings: CHARACTERS in one weight, from the variable font of the npm package. */
export default async function writeFont(): Promise<void> {
  const whole = await readFile(new URL('files/eczar-latin-wght-normal.woff2', FONT_PACKAGE));
  const face = await subsetFont(whole, CHARACTERS, { targetFormat: 'woff2', variationAxes: { wght: 500 } });
  await writeFile(`${FONT_FILE}.woff2`, face);
  await copyFile(new URL('LICENSE', FONT_PACKAGE), `${FONT_FILE}.LICENSE.txt`);
  console.log(`${FONT_FILE}.woff2: ${face.length} bytes`);
}
