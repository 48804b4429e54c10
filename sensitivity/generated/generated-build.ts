import { buildSwitchedSite, type SwitchedBuild } from '../switched/switched-build.ts';
import { type GeneratedMutant, instrumentSources } from './instrument.ts';

/** A build that contains every generated mutant. */
export type GeneratedBuild = SwitchedBuild & { mutants: GeneratedMutant[] };

/** Builds the site once for all mutants that Stryker makes of src/. */
export async function buildGeneratedSite(outDir: string): Promise<GeneratedBuild> {
  const { mutants, ...changes } = await instrumentSources();
  return { ...(await buildSwitchedSite(outDir, changes)), mutants };
}
