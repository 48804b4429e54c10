import { spawnSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { type Clause } from '../harness/clauses/clauses.ts';
import { SHARED_PATHS } from './fingerprint.ts';
import { filesOf, type Mutant } from './mutant.ts';

/** Which mutants a run takes: every n-th of the catalogue, some by clause, those that a change touches. */
export type MutantChoice = { shard?: string; clause?: string; since?: string };

/** The mutants of a choice, in the catalogue's order; throws for a choice that makes no sense. */
export function chooseMutants(
  mutants: readonly Mutant[],
  clauses: readonly Clause[],
  choice: MutantChoice,
): Mutant[] {
  const [index, total] = (choice.shard ?? '1/1').split('/').map(Number);
  if (!index || !total || index > total) throw new Error(`"${choice.shard}" is no shard such as 1/3`);
  if (choice.clause && !mutants.some(({ clause }) => clause === choice.clause))
    throw new Error(`No wrong site is of clause "${choice.clause}"`);
  const touched = choice.since
    ? createTouchedFilter(listFilesChangedSince(choice.since), clauses)
    : () => true;
  return mutants
    .filter(({ clause }) => !choice.clause || clause === choice.clause)
    .filter(touched)
    .filter((_mutant, place) => place % total === index - 1);
}

/** Whether a change of these files can alter a mutant's verdict. */
export function createTouchedFilter(
  files: readonly string[],
  clauses: readonly Clause[],
): (mutant: Mutant) => boolean {
  // A change of the harness or of the mocks can blind any scenario.
  if (files.some((file) => SHARED_PATHS.some((shared) => matchesGlob(file, `${shared}{,/**}`))))
    return () => true;
  const changed = new Set(files);
  const fileOf = new Map(clauses.map(({ id, file }) => [id, `features/${file}.feature`]));
  return (mutant) =>
    filesOf(mutant).some((file) => changed.has(file)) || changed.has(fileOf.get(mutant.clause) ?? '');
}

function listFilesChangedSince(revision: string): string[] {
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', revision, '--'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git knows no revision "${revision}"`);
  return stdout.trim().split('\n').filter(Boolean);
}
