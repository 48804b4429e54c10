import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { drawStream, spaceEvenly } from '../src/components/Confluence/streams.ts';
import { identity } from '../src/content/site-identity.ts';

const WEB_FONT = 'src/assets/sangam-display.woff2';
const DRAWING_FONT = '.cache/sangam-display.ttf';
const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 80];
const [INK, WHITE, RIVER, MARIGOLD] = ['#0d1b2a', '#ffffff', '#8fd3cb', '#f2a516'];

/** Prepares the font and returns a function that draws the preview picture of a page title, as PNG. */
export async function prepareSocialImages(): Promise<(title: string) => Buffer> {
  // resvg reads TrueType and OpenType fonts, not the WOFF2 file that the site serves.
  const glyphs = String.fromCharCode(...Array.from({ length: 0x2800 }, (_, code) => code));
  const face = await subsetFont(await readFile(WEB_FONT), glyphs, { targetFormat: 'truetype' });
  await mkdir('.cache', { recursive: true });
  await writeFile(DRAWING_FONT, face);
  return (title) => rasterise(composeSvg(title)).render().asPng();
}

function rasterise(svg: string): Resvg {
  return new Resvg(svg, {
    font: { fontFiles: [DRAWING_FONT], loadSystemFonts: false, defaultFontFamily: 'Eczar' },
  });
}

function composeSvg(title: string): string {
  const size = title.length > 40 ? 72 : 88;
  const lines = wrapTitle(title, size).map((line, index) =>
    composeText(line, 286 + index * size * 1.15, size),
  );
  const join = [820, 540] as const;
  const streams = spaceEvenly(13, 452, 640).map((y, index) => {
    const [x] = join;
    return `<path d="${drawStream([-20, y], [x + Math.abs(index - 6) * 24, join[1]])}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${INK}"/>
<g fill="none" stroke-width="2" stroke="${RIVER}">${streams.join('')}
<path d="M${join[0]} ${join[1]}H${WIDTH}" stroke-width="6" stroke="${MARIGOLD}"/></g>
<circle cx="${join[0]}" cy="${join[1]}" r="13" fill="${INK}" stroke="${MARIGOLD}" stroke-width="6"/>
${logoMark}${composeText(identity.name, 128, 52, 166)}${lines.join('')}</svg>`;
}

/** The mark of the site's logo. */
const logoMark = `<g transform="translate(${MARGIN - 8} 72) scale(2.6)" fill="none" stroke="${RIVER}" stroke-width="2.25" stroke-linecap="round">
<path d="M4.5 3.5c9 0 8.5 8.5 15 8.5h8M4.5 20.5c9 0 8.5-8.5 15-8.5h8"/><path d="M4.5 12h23" stroke="${MARIGOLD}" stroke-width="2.75"/></g>`;

function composeText(words: string, y: number, size: number, x = MARGIN): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" font-family="Eczar" font-size="${size}" fill="${WHITE}">${escaped}</text>`;
}

/** Splits a title into lines that fit between the margins. */
function wrapTitle(title: string, size: number): string[] {
  const fits = (line: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${composeText(line, size, size)}</svg>`;
    return rasterise(svg).getBBox()!.width <= WIDTH - 2 * MARGIN;
  };
  return title.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last && fits(`${last} ${word}`) ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, word];
  }, []);
}
