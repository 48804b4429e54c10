import { failedScenarios, placeOf } from './features.ts';
import { failedChecks, gateOf, patternOf } from './gates.ts';
import { withSite } from './judge.ts';
import type { Entry } from './record.ts';

/**
 * Lets what noticed a wrong site look at the right one, built and served in the same way. What fails there too is
 * broken or was disturbed: it has noticed nothing, and its wrong sites count as not noticed.
 */
export async function control(mutants: readonly Entry[], place: string): Promise<void> {
  const open = mutants.filter(({ status, controlled }) => status === 'killed' && !controlled);
  const scenarios = open.filter(({ by }) => by!.startsWith('features/'));
  const checks = open.filter(({ judge }) => judge === 'gates');
  const red = [...(await redScenarios(scenarios, place)), ...(await redChecks(checks, place))];
  for (const entry of open) {
    entry.controlled = true;
    if (!red.includes(entry.by!)) continue;
    Object.assign(entry, { status: 'survived', by: null, why: `${entry.by} fails on the right site too` });
  }
}

async function redScenarios(entries: Entry[], place: string): Promise<string[]> {
  const places = [...new Set(entries.map((entry) => placeOf(entry.by!)))];
  if (places.length === 0) return [];
  const failed = await withSite({ judge: 'features' }, place, (origin) =>
    failedScenarios(['--parallel', '2', ...places], { SITE_URL: origin }, place),
  );
  return failed.map(({ by }) => by);
}

async function redChecks(entries: Entry[], place: string): Promise<string[]> {
  if (entries.length === 0) return [];
  const files = [...new Set(entries.map(({ clause }) => gateOf(clause)))];
  const pattern = [...new Set(entries.map((entry) => patternOf(entry.by!)))].join('|');
  const failed = await withSite({ judge: 'gates' }, place, (origin) =>
    failedChecks([...files, '--grep', pattern], origin, place),
  );
  return failed.map(({ by }) => by);
}
