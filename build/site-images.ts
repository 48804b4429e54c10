import { Resvg } from '@resvg/resvg-js';
import { readSource } from './read-source.ts';
import type { RenderedPage } from './rendered-page.ts';
import { prepareSocialImages } from './social-image.ts';

/** Draws the icons and, for each page, a picture for link previews: PNG or ICO files by name. */
export async function drawSiteImages(
  pages: readonly RenderedPage[],
  read = readSource,
): Promise<Record<string, Buffer>> {
  const socialImage = await prepareSocialImages();
  const social = pages.map(({ image, name }) => [new URL(image).pathname.slice(1), socialImage(name)]);
  return { ...drawIcons(await read('public/favicon.svg')), ...Object.fromEntries(social) };
}

function drawIcons(icon: string): Record<string, Buffer> {
  // Systems that mask icons (Android, iOS) need a filled square, with the logo's mark away from its edges.
  const maskable = icon.replace(' rx="7"', '').replace('<g ', '<g transform="translate(3.2 3.2) scale(.8)" ');
  return {
    'favicon.ico': encodeIco(drawPng(icon, 32)),
    'icons/apple-touch.png': drawPng(maskable, 180),
    'icons/192.png': drawPng(icon, 192),
    'icons/512.png': drawPng(icon, 512),
    'icons/maskable-512.png': drawPng(maskable, 512),
  };
}

function drawPng(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** An ICO file with one entry of 32 px: header, directory entry, and the PNG. */
function encodeIco(image: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
