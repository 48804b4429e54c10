import { existsSync, readFileSync } from 'node:fs';

/**
 * The judges. Each mutant names the one that must kill it: the features, the features of the provider's SDK, the unit
 * tests, the gates or, if only another browser engine shows the mistake, the features in Firefox or WebKitGTK's walk.
 */
export const JUDGES = ['features', 'sdk', 'units', 'gates', 'firefox', 'webkit'] as const;
export type Judge = (typeof JUDGES)[number];

/** A change of one file. */
export type Edit = {
  file: string;
  /** The text to replace, which occurs exactly once in the file. */
  find: string;
  replace: string;
};

/** A wrong site of the catalogue: a small change, with a name that describes what a person would notice. */
export type Mutant = {
  /** The clause and a number within it, such as `9.1-2`. */
  id: string;
  clause: string;
  name: string;
  edits: Edit[];
  judge: Judge;
  /** Part of the check's failure message: a check that fails with another message has not killed the mutant. */
  says?: string;
  /** The reason why failures count even if no values were compared, such as that the page does not start. */
  ends?: string;
  /** The reason why no test can kill the mutant, because it behaves like the original. */
  equivalent?: string;
};

/** The key of a mutant in verdicts. It is stable, unlike the id, which changes when mutants are added before it. */
export const verdictKeyOf = ({ clause, name }: Pick<Mutant, 'clause' | 'name'>): string =>
  `${clause}\t${name}`;

/** The files that a mutant changes. */
export const editedFilesOf = ({ edits }: Pick<Mutant, 'edits'>): string[] => [
  ...new Set(edits.map(({ file }) => file)),
];

/** Describes why a mutant is stale: a missing file, a text that does not occur once, or an edit without effect. */
export function explainStale({ id, edits }: Mutant): string | undefined {
  return edits
    .map((edit, index) => describeStaleEdit(edit, edits.slice(0, index)))
    .flatMap((problem) => (problem ? `${id} ${problem}` : []))[0];
}

function describeStaleEdit({ file, find, replace }: Edit, before: Edit[]): string | undefined {
  if (!existsSync(file)) return `no longer fits: there is no file ${file}`;
  const source = applyEdits({ edits: before }, file, readFileSync(file, 'utf8'));
  const count = source.split(find).length - 1;
  if (count !== 1) return `no longer fits: its text occurs ${count} times in ${file}`;
  return find === replace ? 'changes nothing' : undefined;
}

/** Returns the source of a file with the mutant's edits applied. */
export function applyEdits({ edits }: Pick<Mutant, 'edits'>, file: string, source: string): string {
  return edits
    .filter((edit) => edit.file === file)
    .reduce((text, { find, replace }) => text.replace(find, () => replace), source);
}

/** A mutant's definition as text, without the id, which changes when other mutants are added before it. */
export const definitionOf = ({ id: _id, ...mutant }: Mutant): string => JSON.stringify(mutant);
