import { matchesGlob } from 'node:path';
import { listFilesChangedSince } from '../../harness/commands/changed-files.ts';
import { type Clause } from '../../harness/clauses/clauses.ts';
import { readFormerCatalogue } from './catalogue.ts';
import { definitionOf, editedFilesOf, verdictKeyOf, type Mutant } from './mutant.ts';
import type { Verdicts } from './verdicts.ts';

/** Folders and files on which the result of any mutant may depend. */
const PATHS_AFFECTING_ALL_MUTANTS = [
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
 * Which mutants to choose: those of a shard such as `1/3`, those of a clause, or those whose verdict may have changed
 * since a revision. `catalogue` is the file or folder that describes the mutants, if it is not the default one.
 */
type MutantChoice = {
  shard?: string;
  clause?: string;
  since?: string;
  catalogue?: string;
  verdicts: Verdicts;
};

/** Chooses mutants, in the given order. Throws for an invalid shard, a clause without mutants or an unknown revision. */
export function chooseMutants(
  mutants: readonly Mutant[],
  clauses: readonly Clause[],
  { shard, clause, since, catalogue, verdicts }: MutantChoice,
): Mutant[] {
  const isOfShard = createShardFilter(shard);
  if (clause && !mutants.some((mutant) => mutant.clause === clause))
    throw new Error(`Clause "${clause}" has no wrong site`);
  const isOfChange = since
    ? createChangedMutantFilter(
        readFormerCatalogue(since, catalogue),
        createAffectedMutantFilter(listFilesChangedSince(since), clauses, verdicts),
      )
    : () => true;
  return mutants
    .filter((mutant) => !clause || mutant.clause === clause)
    .filter(isOfChange)
    .filter(isOfShard);
}

/** Makes a filter for a shard: `1/3` keeps every third item, beginning with the first. Throws for an invalid shard. */
function createShardFilter(shard = '1/1'): (item: unknown, position: number) => boolean {
  const [, index, total] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  if (!index || !total || index > total) throw new Error(`"${shard}" is not a shard such as 1/3`);
  return (_item, position) => position % total === index - 1;
}

/** Makes a filter for mutants that are new, that are defined differently, or that `isAffected` accepts. */
export function createChangedMutantFilter(former: readonly Mutant[], isAffected: (one: Mutant) => boolean) {
  const formerDefinitions = new Set(former.map(definitionOf));
  return (mutant: Mutant) => isAffected(mutant) || !formerDefinitions.has(definitionOf(mutant));
}

/** Makes a filter for mutants whose result may change because these files have changed. */
export function createAffectedMutantFilter(
  files: readonly string[],
  clauses: readonly Clause[],
  verdicts: Verdicts,
): (mutant: Mutant) => boolean {
  // After a change of such a file, for example of the harness, any test may no longer notice its mutant.
  if (files.some(affectsAllMutants)) return () => true;
  const fileOf = new Map(clauses.map(({ id, file }) => [id, file]));
  return (mutant) => {
    // A killer's name begins with the file of the unit test, or with the feature file without folder and extension.
    const killer = verdicts.get(verdictKeyOf(mutant))?.by?.split(': ')[0];
    const features = [fileOf.get(mutant.clause), killer].map((file) => `features/${file}.feature`);
    return [...editedFilesOf(mutant), ...features, killer].some((file) => file && files.includes(file));
  };
}

const affectsAllMutants = (file: string): boolean =>
  PATHS_AFFECTING_ALL_MUTANTS.some((path) => matchesGlob(file, `${path}{,/**}`));
