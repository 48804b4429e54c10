import { PNG } from 'pngjs';
import { parse, stringify } from 'yaml';
import { CLAUSES_FILE, type Clause } from '../../../harness/clauses/clauses.ts';
import type { Sources } from '../sources.ts';

/** Changes a file of the sources, and nothing else. */
export function change(sources: Sources, file: string, edit: (content: string) => string): Sources {
  const before = sources.get(file)!.toString();
  const after = edit(before);
  if (after === before) throw new Error(`Nothing was planted in ${file}`);
  return new Map([...sources, [file, Buffer.from(after)]]);
}

/** Changes the words of a clause. */
export const changeWords = (sources: Sources, id: string, edit: (text: string) => string): Sources =>
  change(sources, CLAUSES_FILE, (content) =>
    stringify(
      (parse(content) as Clause[]).map((clause) =>
        clause.id === id ? { ...clause, text: edit(clause.text) } : clause,
      ),
    ),
  );

/** A rule of a feature file: from the tag of its clause to that of the next. */
export type RuleBlock = { id: string; file: string; block: string };

const TAG = /^ {2}@(\d+\.\d+)$/m;

/** The rules of all features as they are written, found by their tags alone. */
export const listRules = (sources: Sources): RuleBlock[] =>
  [...sources]
    .filter(([file]) => file.endsWith('.feature'))
    .flatMap(([file, content]) =>
      content
        .toString()
        .split(/(?=^ {2}@\d+\.\d+$)/m)
        .flatMap((block) => {
          const id = TAG.exec(block)?.[1];
          return id === undefined ? [] : { id, file, block };
        }),
    );

/** Changes a rule as it is written. */
export const changeRule = (
  sources: Sources,
  { file, block }: RuleBlock,
  edit: (block: string) => string,
): Sources => change(sources, file, (content) => content.replace(block, () => edit(block)));

/** Changes the pixels of a picture. */
export function changePicture(sources: Sources, file: string, edit: (picture: PNG) => void): Sources {
  const picture = PNG.sync.read(sources.get(file)!);
  edit(picture);
  return new Map([...sources, [file, PNG.sync.write(picture)]]);
}

/** Paints a square of 8 px in marigold, or in ink where it is marigold. */
export function paintSquare({ data, width }: PNG, left: number, top: number): void {
  for (let y = top; y < top + 8; y += 1)
    for (let x = left; x < left + 8; x += 1) {
      const at = (y * width + x) * 4;
      data.set(data[at] === 242 ? [13, 27, 42, 255] : [242, 165, 22, 255], at);
    }
}

/** Moves a band of rows, in px from the top, down by 4 px: what a block does that has got more room above. */
export function moveBand({ data, width }: PNG, top: number, height: number): void {
  const row = width * 4;
  data.copyWithin((top + 4) * row, top * row, (top + height) * row);
}
