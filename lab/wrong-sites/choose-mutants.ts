import { spawnSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { type Clause } from '../../harness/clauses/clauses.ts';
import { readFormerCatalogue } from './catalogue.ts';
import { SHARED_PATHS } from './fingerprint.ts';
import { definitionOf, filesOf, type Mutant } from './mutant.ts';

/**
 * Which mutants to judge: a shard such as `1/3`, those of a clause, those that changes since a revision touch; `catalogue`
 * is where they are described, if not in the catalogue itself.
 */
export type MutantChoice = { shard?: string; clause?: string; since?: string; catalogue?: string };

type DecidedBy = (mutant: Mutant) => readonly string[];

/**
 * The chosen mutants in the catalogue's order; throws for a wrong shard, a clause without mutants or an unknown
 * revision. `decidedBy` tells the files of the tests that noticed a mutant in a former run.
 */
export function chooseMutants(
  mutants: readonly Mutant[],
  clauses: readonly Clause[],
  choice: MutantChoice,
  decidedBy: DecidedBy = () => [],
): Mutant[] {
  const isOfShard = createShardFilter(choice.shard);
  if (choice.clause && !mutants.some(({ clause }) => clause === choice.clause))
    throw new Error(`No wrong site is of clause "${choice.clause}"`);
  const { since, catalogue } = choice;
  const isOfChange = since
    ? createSinceFilter(
        readFormerCatalogue(since, catalogue),
        createTouchedFilter(listFilesChangedSince(since), clauses, decidedBy),
      )
    : () => true;
  return mutants
    .filter(({ clause }) => !choice.clause || clause === choice.clause)
    .filter(isOfChange)
    .filter(isOfShard);
}

/** Makes a filter that takes every third item, from the first, for `1/3`; throws for what is no shard. */
function createShardFilter(shard = '1/1'): (item: unknown, place: number) => boolean {
  const [, index, total] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  if (!index || !total || index > total) throw new Error(`"${shard}" is no shard such as 1/3`);
  return (_item, place) => place % total === index - 1;
}

/** Makes a filter for mutants that are none of the former ones, or that a change touches. */
export function createSinceFilter(former: readonly Mutant[], isTouched: (mutant: Mutant) => boolean) {
  const known = new Set(former.map(definitionOf));
  return (mutant: Mutant) => isTouched(mutant) || !known.has(definitionOf(mutant));
}

/** Makes a filter for mutants whose result a change of these files can alter. */
export function createTouchedFilter(
  files: readonly string[],
  clauses: readonly Clause[],
  decidedBy: DecidedBy = () => [],
): (mutant: Mutant) => boolean {
  // A change of a shared file, such as one of harness or mocks, may make any scenario pass that should fail.
  if (files.some(isShared)) return () => true;
  const changed = new Set(files);
  const fileOf = new Map(clauses.map(({ id, file }) => [id, `features/${file}.feature`]));
  return (mutant) =>
    [...filesOf(mutant), ...decidedBy(mutant), fileOf.get(mutant.clause) ?? ''].some((file) =>
      changed.has(file),
    );
}

const isShared = (file: string): boolean =>
  SHARED_PATHS.some((path) => matchesGlob(file, `${path.replace(':(glob)', '')}{,/**}`));

const listFilesChangedSince = (revision: string): string[] =>
  readDiff(revision, ['--name-only']).trim().split('\n').filter(Boolean);

/** What `git diff` says with these options of these paths, or of all; throws for an unknown revision. */
function readDiff(revision: string, options: readonly string[], paths: readonly string[] = []): string {
  const args = ['diff', ...options, revision, '--', ...paths];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`git knows no revision "${revision}"`);
  return stdout;
}
