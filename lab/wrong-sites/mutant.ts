import { existsSync, readFileSync } from 'node:fs';

/**
 * The suite that must kill a mutant: the features, those of the provider's SDK, the unit tests, the gates, or for a mutant
 * of another engine than Chromium, the features in Firefox or the walk with WebKitGTK.
 */
export const JUDGES = ['features', 'sdk', 'units', 'gates', 'firefox', 'webkit'] as const;
export type Judge = (typeof JUDGES)[number];

/** A change of one file. */
export type Edit = {
  file: string;
  /** The text that changes; the file has it exactly once. */
  find: string;
  replace: string;
};

/** A wrong site as the catalogue describes it: a small change, named by what a person would notice. */
export type Mutant = {
  /** Clause and number, such as `9.1-2`. */
  id: string;
  clause: string;
  name: string;
  edits: Edit[];
  judge: Judge;
  /** Part of what its gate prints: a gate that fails for another reason has not killed the mutant. */
  says?: string;
  /** Why tests on this mutant end without a comparison, such as a page that does not start: then such an end counts. */
  ends?: string;
  /** Why no test can kill it, for a mutant that behaves like the original. */
  equivalent?: string;
};

/** The stable key of a mutant: its id changes when others are added before it. */
export const keyOf = ({ clause, name }: Pick<Mutant, 'clause' | 'name'>): string => `${clause}\t${name}`;

/** The files that a mutant changes. */
export const filesOf = ({ edits }: Pick<Mutant, 'edits'>): string[] => [
  ...new Set(edits.map(({ file }) => file)),
];

/** Says why a mutant is stale: a file or text that is no longer there, or an edit that changes nothing. Otherwise undefined. */
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

/** The source of a file with the mutant's edits. */
export function applyEdits({ edits }: Pick<Mutant, 'edits'>, file: string, source: string): string {
  return edits
    .filter((edit) => edit.file === file)
    .reduce((text, { find, replace }) => text.replace(find, () => replace), source);
}

/** The catalogue's data of a mutant without its id, which changes when others are added before it. */
export const definitionOf = ({ id: _id, ...mutant }: Mutant): string => JSON.stringify(mutant);
