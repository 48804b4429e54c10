import type { ClauseResult, Conformance, Verdict } from '../read/model/conformance.ts';
import type { Scenario } from '../read/model/scenario.ts';
import { scenariosOf } from '../read/sections.ts';
import type { Snapshot } from './snapshot-model.ts';

/** What a run showed otherwise than the run of a snapshot. */
export type RunChanges = {
  fixed: VerdictChange[];
  broken: VerdictChange[];
  otherwise: VerdictChange[];
  slower: { scenario: Scenario; before: number }[];
};
export type VerdictChange = { id: string; text: string; before: Verdict | null; now: Verdict | null };

/** A scenario is slower when it takes 50 % and half a second more: less may be the load of the machine. */
const isSlower = (before: number, now: number): boolean => now > before * 1.5 && now > before + 0.5;

/** Compares a report with the run of a snapshot; null if the snapshot knows of none, as one that is made of a tag. */
export function compareRuns({ run, clauses }: Snapshot, now: Conformance): RunChanges | null {
  if (!run) return null;
  const all = compareVerdicts(run.verdicts, new Map(clauses.map(({ id, text }) => [id, text])), now);
  const isFixed = (change: VerdictChange) => change.before === 'broken' && change.now === 'kept';
  return {
    fixed: all.filter(isFixed),
    broken: all.filter((clause) => clause.now === 'broken'),
    otherwise: all.filter((clause) => clause.now !== 'broken' && !isFixed(clause)),
    slower: scenariosOf(now).flatMap((scenario) => {
      const seconds = run.seconds[scenario.id];
      return seconds !== undefined && isSlower(seconds, scenario.seconds)
        ? [{ scenario, before: seconds }]
        : [];
    }),
  };
}

/** What a snapshot keeps of a run. */
export const runOfReport = (report: Conformance): NonNullable<Snapshot['run']> => ({
  date: report.run.date,
  commit: report.run.commit,
  verdicts: Object.fromEntries(clausesOf(report).map(({ id, verdict }) => [id, verdict])),
  seconds: Object.fromEntries(scenariosOf(report).map(({ id, seconds }) => [id, seconds])),
});

const clausesOf = (report: Conformance): ClauseResult[] => report.sections.flatMap(({ clauses }) => clauses);

function compareVerdicts(
  before: Record<string, Verdict>,
  texts: ReadonlyMap<string, string>,
  now: Conformance,
): VerdictChange[] {
  const current = new Map(clausesOf(now).map((clause) => [clause.id, clause]));
  return [...new Set([...current.keys(), ...Object.keys(before)])]
    .map((id) => ({
      id,
      text: current.get(id)?.text ?? texts.get(id) ?? '',
      before: before[id] ?? null,
      now: current.get(id)?.verdict ?? null,
    }))
    .filter((change) => change.before !== change.now);
}
