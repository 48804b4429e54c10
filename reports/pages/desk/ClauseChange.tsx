import type { PartChange, WrittenChange } from '../../desk/compare-clauses.ts';
import type { ApprovalState } from '../../desk/approvals/judge-approvals.ts';
import { addressOfClause } from '../addresses.ts';
import { ApprovalNote } from './ApprovalNote.tsx';
import { DiffLines } from './DiffLines.tsx';

const KINDS = { added: 'is new', removed: 'is gone', changed: 'has changed' } as const;

type Props = { change: WrittenChange; approval: ApprovalState | undefined };

/** A clause that has changed: its words before and now, its scenarios, and its calls that have another shape. */
export function ClauseChange({ change, approval }: Props) {
  const { kind, text, wordsBefore, scenarios, calls } = change;
  return (
    <li className="card" id={`change-${change.id}`}>
      <Words change={change} />
      <p>{describeChange(kind, wordsBefore)}</p>
      {wordsBefore !== null && (
        <DiffLines
          lines={[
            { sign: '-', text: wordsBefore },
            { sign: '+', text },
          ]}
        />
      )}
      {scenarios.map((part) => (
        <Part key={part.name} what="scenario" part={part} />
      ))}
      {calls.map((part) => (
        <Part key={part.name} what="call" part={part} />
      ))}
      {approval && <ApprovalNote approval={approval} />}
    </li>
  );
}

type CallsProps = { changes: readonly WrittenChange[]; approvals: Readonly<Record<string, ApprovalState>> };

/** Clauses that have changed by the same calls alone: these are shown once. */
export function CallsChange({ changes, approvals }: CallsProps) {
  return (
    <li className="card">
      {changes[0]!.calls.map((part) => (
        <Part key={part.name} what="call" part={part} />
      ))}
      {changes.map((change) => {
        const approval = approvals[change.id];
        return (
          <div key={change.id} id={`change-${change.id}`}>
            <Words change={change} />
            {approval && <ApprovalNote approval={approval} />}
          </div>
        );
      })}
    </li>
  );
}

function Words({ change: { id, text, kind } }: { change: WrittenChange }) {
  return (
    <p className="words">
      {kind === 'removed' ? <b>{id}</b> : <a href={addressOfClause(id)}>{id}</a>} {text}
    </p>
  );
}

function describeChange(kind: WrittenChange['kind'], wordsBefore: string | null): string {
  if (kind !== 'changed') return `The clause ${KINDS[kind]}.`;
  return wordsBefore === null ? 'Its words are as they were.' : 'Its words, before and now:';
}

/** What has changed in a part; one that is new or gone is folded, as all of its lines are. */
function Part({ what, part: { name, kind, lines } }: { what: string; part: PartChange }) {
  return (
    <details open={kind === 'changed'}>
      <summary>
        The {what} <b>{name}</b> {KINDS[kind]}
      </summary>
      <DiffLines lines={lines} />
    </details>
  );
}
