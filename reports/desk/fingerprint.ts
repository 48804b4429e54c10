import { createHash } from 'node:crypto';
import type { Snapshot, WrittenClause } from './snapshot-model.ts';

/** What a clause's yes is about, each part as a digest: a later difference can so be named. */
export type ClauseParts = {
  words: string;
  /** By the scenario's name. */
  scenarios: Record<string, string>;
  /** By the operation's id. */
  calls: Record<string, string>;
};

/** The parts of a clause of a snapshot. Nothing in them comes from a run. */
export function partsOf(clause: WrittenClause, { calls }: Pick<Snapshot, 'calls'>): ClauseParts {
  return {
    words: digestOf(clause.text),
    scenarios: Object.fromEntries(clause.scenarios.map((scenario) => [scenario.name, digestOf(scenario)])),
    calls: Object.fromEntries(clause.operations.map((id) => [id, digestOf(calls[id])])),
  };
}

/** The fingerprint of a clause: equal for equal words, scenarios and shapes of calls, in whatever order they are. */
export const fingerprintOf = (parts: ClauseParts): string => digestOf(parts);

/** SHA-256 of a value's canonical JSON. */
const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJsonOf(value)).digest('hex');

/** JSON with the keys of every object in order, so that equal values have one text. */
export function canonicalJsonOf(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, one) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}
