import type { PartChange } from './compare-clauses.ts';
import { type DiffLine, diffLines } from './diff-lines.ts';
import { markDifferences, type Place } from './mark-differences.ts';
import type { Snapshot } from './snapshot-model.ts';
import { readBlobs, type Sources } from './sources.ts';

/** Files that a comparison adds to the report, by their name in its folder of pictures. */
export type ComparedPictures = Map<string, Buffer>;

/** A screen whose approved picture or text differs. `before`, `now` and `marked` are names of pictures of the report. */
export type ScreenChange = {
  file: string;
  kind: PartChange['kind'];
  before: string | null;
  now: string | null;
  marked: string | null;
  places: Place[];
  /** Of a text. */
  lines: DiffLine[];
  /** Whether git has no copy of what was approved: a clone may have the last commits only. */
  isLost: boolean;
};

/** The screens that differ between a snapshot and the files as they stand, with pictures to show them. */
export function compareScreens(
  before: Snapshot,
  now: Snapshot,
  sources: Sources,
): { screens: ScreenChange[]; pictures: ComparedPictures } {
  const files = [...new Set([...Object.keys(now.screens), ...Object.keys(before.screens)])].filter(
    (file) => before.screens[file] !== now.screens[file],
  );
  const known = files.filter((file) => before.screens[file] !== undefined);
  const blobs = readBlobs(known.map((file) => before.screens[file]!));
  const old = new Map(known.map((file, index) => [file, blobs[index]]));
  const pictures: ComparedPictures = new Map();
  const screens = files.map((file) => {
    const [was, is] = [old.get(file), sources.get(file)];
    const kind = old.has(file) ? (is ? 'changed' : 'removed') : 'added';
    const isLost = old.has(file) && !was;
    return { file, kind, isLost, ...show(file, was, is, pictures) } satisfies ScreenChange;
  });
  return { screens, pictures };
}

const NOT_PICTURED = { before: null, now: null, marked: null, places: [], lines: [] };

function show(file: string, was: Buffer | undefined, is: Buffer | undefined, pictures: ComparedPictures) {
  if (!file.endsWith('.png')) {
    const [old, current] = [was, is].map((content) => content?.toString().trimEnd().split('\n') ?? []);
    return { ...NOT_PICTURED, lines: diffLines(old!, current!) };
  }
  const name = file
    .replace(/^gates\/pictures\//, '')
    .replaceAll('/', '-')
    .replace(/\.png$/, '');
  const add = (end: string, content: Buffer | undefined) => {
    if (!content) return null;
    pictures.set(`${name}-${end}.png`, content);
    return `${name}-${end}.png`;
  };
  const marked = was && is && markDifferences(was, is);
  return {
    ...NOT_PICTURED,
    before: add('before', was),
    now: add('now', is),
    marked: add('marked', marked?.png),
    places: marked?.places ?? [],
  };
}
