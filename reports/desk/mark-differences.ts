import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A new picture with what differs from the old one in red and framed; `places` are the frames, in px of the picture. */
export type MarkedPicture = { png: Buffer; places: Place[] };
export type Place = { left: number; top: number; width: number; height: number };

const RED = [179, 38, 30] as const;
/** Differences that are nearer than this, in px, share a frame. */
const GAP = 12;
const FRAME = 2;

/** Marks on the new picture, in grey, every pixel that differs; one of another size is compared from the top left. */
export function markDifferences(before: Buffer, now: Buffer): MarkedPicture {
  const pictures = [before, now].map((content) => PNG.sync.read(content));
  const [width, height] = [
    Math.max(...pictures.map((picture) => picture.width)),
    Math.max(...pictures.map((picture) => picture.height)),
  ];
  const [old, current] = pictures.map((picture) => enlarge(picture, width, height)) as [PNG, PNG];
  const [marked, mask] = [new PNG({ width, height }), new PNG({ width, height })];
  // Each pixel counts: the picture is approved by its hash, so also a difference that nobody sees changes it.
  const options = { threshold: 0, includeAA: true, diffColor: [...RED] as [number, number, number] };
  pixelmatch(old.data, current.data, marked.data, width, height, { ...options, alpha: 0.35 });
  pixelmatch(old.data, current.data, mask.data, width, height, { ...options, diffMask: true });
  const places = findPlaces(mask);
  for (const place of places) drawFrame(marked, place);
  return { png: PNG.sync.write(marked), places };
}

/** The same picture on a larger transparent ground. */
function enlarge(picture: PNG, width: number, height: number): PNG {
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

/** Bands of rows with differences, each as wide as these need. */
function findPlaces({ width, height, data }: PNG): Place[] {
  const bands: { top: number; bottom: number; left: number; right: number }[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!data[(y * width + x) * 4 + 3]) continue;
      const last = bands.at(-1);
      if (!last || y - last.bottom > GAP) bands.push({ top: y, bottom: y, left: x, right: x });
      else Object.assign(last, { bottom: y, left: Math.min(last.left, x), right: Math.max(last.right, x) });
    }
  return bands.map(({ top, bottom, left, right }) => ({
    left,
    top,
    width: right - left + 1,
    height: bottom - top + 1,
  }));
}

/** Frames a place from outside, as far as the picture goes. */
function drawFrame(picture: PNG, { left, top, width, height }: Place): void {
  const paint = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return;
    picture.data.set([...RED, 255], (y * picture.width + x) * 4);
  };
  for (let step = 1; step <= FRAME; step += 1) {
    for (let x = left - FRAME; x < left + width + FRAME; x += 1)
      for (const y of [top - step, top + height - 1 + step]) paint(x, y);
    for (let y = top - FRAME; y < top + height + FRAME; y += 1)
      for (const x of [left - step, left + width - 1 + step]) paint(x, y);
  }
}
