import type { ServedMutants, SwitchedSite } from '../switched/switched-site.ts';
import { editOf, type GeneratedMutant } from './instrument.ts';

/**
 * Serves pages with all these mutants; one for which no switch can stand comes alone and has a build of its own. Rejects
 * when the pages cannot be rendered.
 */
export function serveMutants(
  site: Pick<SwitchedSite, 'activate' | 'activateAlone'>,
  mutants: readonly GeneratedMutant[],
): Promise<ServedMutants> {
  const built = mutants.find(({ isSwitched }) => !isSwitched);
  return built ? site.activateAlone({ edits: [editOf(built)] }) : site.activate(mutants.map(({ id }) => id));
}
