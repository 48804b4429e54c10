import { type DiffLine, diffLines } from './diff-lines.ts';
import { fingerprintOf, partsOf } from './fingerprint.ts';
import type { CallShape, Snapshot, WrittenClause, WrittenScenario } from './snapshot-model.ts';

/** What is new about something with a name: it came, it went, or these lines of it differ. */
export type PartChange = { name: string; kind: 'added' | 'removed' | 'changed'; lines: DiffLine[] };

/** A clause that differs between two snapshots, with all that does. */
export type WrittenChange = {
  id: string;
  text: string;
  kind: PartChange['kind'];
  /** The words before; null if they are the same. */
  wordsBefore: string | null;
  scenarios: PartChange[];
  /** By the address of the call. */
  calls: PartChange[];
};

/**
 * Whether nothing of a clause itself has changed, only calls that it names: a new header of one call touches many
 * clauses, and need not be read once for each.
 */
export const isByCallsOnly = ({ kind, wordsBefore, scenarios }: WrittenChange): boolean =>
  kind === 'changed' && wordsBefore === null && scenarios.length === 0;

/** The clauses whose fingerprints differ between two snapshots, in the order of the specification. */
export function compareClauses(before: Snapshot, now: Snapshot): WrittenChange[] {
  const [old, current] = [before, now].map(
    ({ clauses }) => new Map(clauses.map((clause) => [clause.id, clause])),
  ) as [Map<string, WrittenClause>, Map<string, WrittenClause>];
  return [...new Set([...current.keys(), ...old.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), current.get(id)];
    if (was && is && fingerprintOf(partsOf(was, before)) === fingerprintOf(partsOf(is, now))) return [];
    return {
      id,
      text: (is ?? was)!.text,
      kind: was ? (is ? 'changed' : 'removed') : 'added',
      wordsBefore: was && is && was.text !== is.text ? was.text : null,
      scenarios: compareParts(scenarioLines(was), scenarioLines(is)),
      calls: compareParts(callLines(was, before.calls), callLines(is, now.calls)),
    };
  });
}

type Parts = ReadonlyMap<string, readonly string[]>;

function compareParts(before: Parts, now: Parts): PartChange[] {
  return [...new Set([...now.keys(), ...before.keys()])].flatMap((name) => {
    const [was, is] = [before.get(name), now.get(name)];
    const lines = diffLines(was ?? [], is ?? []);
    if (was && is && lines.every(({ sign }) => sign === ' ')) return [];
    return { name, kind: was ? (is ? 'changed' : 'removed') : 'added', lines };
  });
}

const scenarioLines = (clause: WrittenClause | undefined): Parts =>
  new Map(clause?.scenarios.map((scenario) => [scenario.name, linesOf(scenario)]));

/** A scenario as a feature file writes it. */
function linesOf({ tags, steps, examples }: WrittenScenario): string[] {
  const rowsOf = (table: readonly string[][]) => table.map((cells) => `  | ${cells.join(' | ')} |`);
  return [
    ...(tags.length ? [tags.join(' ')] : []),
    ...steps.flatMap(({ words, table, text }) => [
      words,
      ...rowsOf(table),
      ...(text === null ? [] : text.split('\n').map((line) => `  ${line}`)),
    ]),
    ...examples.flatMap((one) => [
      ['Examples:', one.name, ...one.tags].filter(Boolean).join(' '),
      ...rowsOf(one.table),
    ]),
  ];
}

const callLines = (clause: WrittenClause | undefined, calls: Snapshot['calls']): Parts =>
  new Map(
    clause?.operations.flatMap((id): [string, CallShape['lines']][] =>
      calls[id] ? [[`${calls[id].address} (${id})`, calls[id].lines]] : [],
    ),
  );
