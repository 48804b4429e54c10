import { existsSync, readFileSync } from 'node:fs';

/** What must notice a wrong site: the features, those of the provider's SDK, the unit tests, or the gates. */
export const JUDGES = ['features', 'sdk', 'units', 'gates'] as const;
export type Judge = (typeof JUDGES)[number];

/** A change of one file. */
export type Edit = {
  file: string;
  /** The text that changes; it stands exactly once in the file. */
  find: string;
  replace: string;
};

/** One wrong site: a small change, named by what a person would notice. */
export type Mutant = {
  /** Clause and number, such as `9.1-2`. */
  id: string;
  clause: string;
  name: string;
  edits: Edit[];
  judge: Judge;
  /** Part of what its gate says: a gate that fails for another reason has not noticed it. */
  says?: string;
  /** Why whoever looks at it ends otherwise than by comparing, if it is about that: a page that does not start, say. */
  ends?: string;
  /** Why nothing can notice it, for a mutant that is the same site in other words. */
  equivalent?: string;
};

/** The files that a mutant changes. */
export const filesOf = ({ edits }: Pick<Mutant, 'edits'>): string[] => [
  ...new Set(edits.map(({ file }) => file)),
];

/** What is wrong with a mutant before it is built: a file or a text that has moved. Undefined when it applies. */
export function findStaleEdit({ id, edits }: Mutant): string | undefined {
  return edits
    .map((edit, index) => describeStaleEdit(edit, edits.slice(0, index)))
    .flatMap((problem) => (problem ? `${id} ${problem}` : []))[0];
}

function describeStaleEdit({ file, find, replace }: Edit, before: Edit[]): string | undefined {
  if (!existsSync(file)) return `no longer fits: there is no file ${file}`;
  const source = applyEdits({ edits: before }, file, readFileSync(file, 'utf8'));
  const count = source.split(find).length - 1;
  if (count !== 1) return `no longer fits: its text stands ${count} times in ${file}`;
  return find === replace ? 'changes nothing' : undefined;
}

/** A file as the mutant has it. */
export function applyEdits({ edits }: Pick<Mutant, 'edits'>, file: string, source: string): string {
  return edits
    .filter((edit) => edit.file === file)
    .reduce((text, { find, replace }) => text.replace(find, () => replace), source);
}
