import type { PartChange, WrittenChange } from '../../desk/compare-clauses.ts';
import type { ApprovalState } from '../../desk/approvals/judge-approvals.ts';
import { addressOfClause } from '../addresses.ts';
import { ApprovalNote } from './ApprovalNote.tsx';
import { DiffLines } from './DiffLines.tsx';

const KINDS = { added: 'is new', removed: 'is gone', changed: 'has changed' } as const;

type Props = { change: WrittenChange; approval: ApprovalState | undefined };

/** A clause that has changed: its words before and now, its scenarios, and its calls that have another shape. */
export function ClauseChange({ change, approval }: Props) {
  const { id, text, kind, wordsBefore, scenarios, calls } = change;
  return (
    <li className="card" id={`change-${id}`}>
      <p className="words">
        {kind === 'removed' ? <b>{id}</b> : <a href={addressOfClause(id)}>{id}</a>} {text}
      </p>
      <p>
        The clause {KINDS[kind]}.{wordsBefore !== null && ' Its words, before and now:'}
      </p>
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
