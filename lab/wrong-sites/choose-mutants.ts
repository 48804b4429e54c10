import { matchesGlob } from 'node:path';
import { listFilesChangedSince } from '../../harness/commands/changed-files.ts';
import { type Clause } from '../../harness/clauses/clauses.ts';
import { readFormerCatalogue } from './catalogue.ts';
import { definitionOf, filesOf, keyOf, type Mutant } from './mutant.ts';
import type { Verdicts } from './verdicts.ts';

/** Folders and files on which the result of any mutant may depend. */
const SHARED_PATHS = [
  'contracts',
  'mocks',
  'build',
  'harness',
  'steps',
  'gates',
  'lab/wrong-sites/{*,judges/*}.ts',
  'index.html',
  '{package,package-lock,tsconfig}.json',
  'cucumber.mjs',
  '{vite,vitest,playwright}.config.ts',
  '.env*',
];

/**
 * Which mutants to judge: a shard such as `1/3`, those of a clause, those that changes since a revision touch;
 * `catalogue` is where they are described, if not in the catalogue itself.
 */
type MutantChoice = {
  shard?: string;
  clause?: string;
  since?: string;
  catalogue?: string;
  verdicts: Verdicts;
};

/** The chosen mutants in the catalogue's order; throws for a wrong shard, a clause without mutants or an unknown revision. */
export function chooseMutants(
  mutants: readonly Mutant[],
  clauses: readonly Clause[],
  { shard, clause, since, catalogue, verdicts }: MutantChoice,
): Mutant[] {
  const isOfShard = createShardFilter(shard);
  if (clause && !mutants.some((mutant) => mutant.clause === clause))
    throw new Error(`No wrong site is of clause "${clause}"`);
  const isOfChange = since
    ? createSinceFilter(
        readFormerCatalogue(since, catalogue),
        createTouchedFilter(listFilesChangedSince(since), clauses, verdicts),
      )
    : () => true;
  return mutants
    .filter((mutant) => !clause || mutant.clause === clause)
    .filter(isOfChange)
    .filter(isOfShard);
}

/** Makes a filter that takes every third item, from the first, for `1/3`; throws for an invalid shard. */
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
  verdicts: Verdicts,
): (mutant: Mutant) => boolean {
  // A change of a shared file, such as one of harness or mocks, may make any scenario pass that should fail.
  if (files.some(isShared)) return () => true;
  const fileOf = new Map(clauses.map(({ id, file }) => [id, file]));
  return (mutant) => {
    // A unit test is named by its file, a scenario by its feature without folder and ending.
    const killer = verdicts.get(keyOf(mutant))?.by?.split(': ')[0];
    const features = [fileOf.get(mutant.clause), killer].map((file) => `features/${file}.feature`);
    return [...filesOf(mutant), ...features, killer].some((file) => file && files.includes(file));
  };
}

const isShared = (file: string): boolean => SHARED_PATHS.some((path) => matchesGlob(file, `${path}{,/**}`));
