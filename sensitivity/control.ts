import { failedScenarios, placeOf } from './features.ts';
import { failedChecks, gateOf, patternOf } from './gates.ts';
import { withSite } from './judge.ts';
import { type Entry, keepRecord, type Record } from './record.ts';

/**
 * Lets what noticed a wrong site look at the right one, built and served in the same way. What fails there too is
 * broken or was disturbed: it has noticed nothing, and its wrong sites count as not noticed.
 */
export async function control(record: Record, place: string): Promise<void> {
  const open = record.mutants.filter((entry) => entry.status === 'killed' && !entry.controlled);
  const red = [
    ...(await redScenarios(
      open.filter(({ judge }) => judge === 'features'),
      place,
    )),
    ...(await redChecks(
      open.filter(({ judge }) => judge === 'gates'),
      place,
    )),
  ];
  for (const entry of open) {
    entry.controlled = true;
    if (!red.includes(entry.by!)) continue;
    Object.assign(entry, { status: 'survived', by: null, why: `${entry.by} fails on the right site too` });
  }
  keepRecord(record);
}

async function redScenarios(entries: Entry[], place: string): Promise<string[]> {
  const places = [...new Set(entries.map((entry) => placeOf(entry.by!)))];
  if (places.length === 0) return [];
  const failed = await withSite({ judge: 'features' }, place, (origin) =>
    failedScenarios(['--parallel', '2', ...places], origin, place),
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
