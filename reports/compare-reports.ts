import type { Conformance, Verdict } from '../harness/results/model/conformance.ts';
import type { Scenario } from '../harness/results/model/scenario.ts';
import { scenariosOf } from '../harness/results/sections.ts';

/** What differs between two reports. */
export type ReportChanges = {
  since: { date: string; commit: string };
  fixed: ClauseChange[];
  broken: ClauseChange[];
  otherwise: ClauseChange[];
  added: Scenario[];
  removed: Scenario[];
  slower: { scenario: Scenario; before: number }[];
};
export type ClauseChange = { id: string; text: string; before: Verdict | null; now: Verdict | null };

/** A scenario is slower when it takes 50 % and half a second more: less may be the load of the machine. */
const isSlower = (before: number, now: number): boolean => now > before * 1.5 && now > before + 0.5;

/** Compares a report with an earlier one. */
export function compareReports(before: Conformance, now: Conformance): ReportChanges {
  const all = compareClauses(before, now);
  const old = new Map(scenariosOf(before).map((scenario) => [scenario.id, scenario]));
  const current = new Map(scenariosOf(now).map((scenario) => [scenario.id, scenario]));
  return {
    since: { date: before.run.date, commit: before.run.commit },
    fixed: all.filter((clause) => clause.before === 'broken' && clause.now === 'kept'),
    broken: all.filter((clause) => clause.now === 'broken'),
    otherwise: all.filter(
      (clause) => clause.now !== 'broken' && !(clause.before === 'broken' && clause.now === 'kept'),
    ),
    added: [...current.values()].filter(({ id }) => !old.has(id)),
    removed: [...old.values()].filter(({ id }) => !current.has(id)),
    slower: [...current.values()].flatMap((scenario) => {
      const seconds = old.get(scenario.id)?.seconds;
      return seconds !== undefined && isSlower(seconds, scenario.seconds)
        ? [{ scenario, before: seconds }]
        : [];
    }),
  };
}

function compareClauses(before: Conformance, now: Conformance): ClauseChange[] {
  const clauses = (report: Conformance) =>
    new Map(report.sections.flatMap((section) => section.clauses).map((clause) => [clause.id, clause]));
  const [old, current] = [clauses(before), clauses(now)];
  return [...new Set([...old.keys(), ...current.keys()])]
    .map((id) => ({
      id,
      text: (current.get(id) ?? old.get(id))!.text,
      before: old.get(id)?.verdict ?? null,
      now: current.get(id)?.verdict ?? null,
    }))
    .filter((change) => change.before !== change.now);
}
