import type { Approval, ApprovedClause } from './approval.ts';
import { type ClauseParts, fingerprintOf, partsOf } from '../fingerprint.ts';
import type { SignatureState } from './signature.ts';
import type { Snapshot } from '../snapshot-model.ts';

/** Whether a clause or a screen is approved as it stands, and who approved it last. `what` says what has changed since. */
export type ApprovalState = { what: string[] } & (
  { state: 'approved' | 'changed'; by: string; at: string; signature: SignatureState } | { state: 'never' }
);

/** The state of every clause by id, and of every screen by the path of its picture or text. */
export type ApprovalStates = {
  clauses: Record<string, ApprovalState>;
  screens: Record<string, ApprovalState>;
};

/** Who approved it and on which day; the address stays in the file. */
export const describeApprover = ({ by, at }: { by: string; at: string }): string =>
  `${by.replace(/ <.*/, '')} on ${at.slice(0, 10)}`;

const NEVER: ApprovalState = { state: 'never', what: [] };
const BAD_SIGNATURE = 'the signature does not fit what it signs';

/** Judges what has been approved against what stands there now. */
export function judgeApprovals(
  now: Snapshot,
  approvals: readonly Approval[],
  verifySignature: (approval: Approval) => SignatureState,
): ApprovalStates {
  const signatures = new Map(approvals.map((approval) => [approval, verifySignature(approval)]));
  const judge = (
    approval: Approval | undefined,
    findChanges: (approval: Approval) => string[],
  ): ApprovalState => {
    if (!approval) return NEVER;
    const signature = signatures.get(approval)!;
    const what = [...findChanges(approval), ...(signature === 'bad' ? [BAD_SIGNATURE] : [])];
    return { state: what.length ? 'changed' : 'approved', by: approval.by, at: approval.at, what, signature };
  };
  return {
    clauses: Object.fromEntries(
      now.clauses.map((clause) => {
        const last = approvals.findLast(({ clauses }) => clauses[clause.id]);
        return [
          clause.id,
          judge(last, ({ clauses }) => describeChanges(clauses[clause.id]!, partsOf(clause, now))),
        ];
      }),
    ),
    screens: Object.fromEntries(
      Object.entries(now.screens).map(([path, blob]) => {
        const last = approvals.findLast(({ screens }) => screens[path]);
        const kind = path.endsWith('.png') ? 'the picture' : 'the text';
        return [path, judge(last, ({ screens }) => (screens[path] === blob ? [] : [kind]))];
      }),
    ),
  };
}

/** What differs between what was approved and what stands there, in words; empty if nothing does. */
function describeChanges({ fingerprint, parts }: ApprovedClause, now: ClauseParts): string[] {
  if (fingerprint === fingerprintOf(now)) return [];
  const changes = [
    ...(parts.words === shorten(now.words) ? [] : ['the words']),
    ...describeDifferences('scenario', parts.scenarios, now.scenarios),
    ...describeDifferences('call', parts.calls, now.calls),
  ];
  // Whoever edits the file by hand may leave the two disagreeing: then the fingerprint counts.
  return changes.length ? changes : ['the fingerprint'];
}

function describeDifferences(
  kind: string,
  before: Record<string, string>,
  now: Record<string, string>,
): string[] {
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].flatMap((name) => {
    if (now[name] === undefined) return `the ${kind} “${name}” is gone`;
    if (before[name] === undefined) return `the ${kind} “${name}” is new`;
    return before[name] === shorten(now[name]) ? [] : `the ${kind} “${name}”`;
  });
}

const SHORT = 12;
const shorten = (digest: string): string => digest.slice(0, SHORT);

/** A clause as an approval keeps it: the whole fingerprint, and of each part enough to tell later what has changed. */
export function approveParts(parts: ClauseParts): ApprovedClause {
  const shortenAll = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).map(([name, digest]) => [name, shorten(digest)]));
  return {
    fingerprint: fingerprintOf(parts),
    parts: {
      words: shorten(parts.words),
      scenarios: shortenAll(parts.scenarios),
      calls: shortenAll(parts.calls),
    },
  };
}

/** The ids of clauses and the paths of screens that are not approved as they stand. */
export const findUnapproved = ({ clauses, screens }: ApprovalStates): string[] =>
  Object.entries({ ...clauses, ...screens })
    .filter(([, { state }]) => state !== 'approved')
    .map(([name]) => name);
