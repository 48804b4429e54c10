import type { Desk } from '../../desk/desk.ts';
import { describeScreen } from '../../desk/screens.ts';
import { idOfScreen } from '../addresses.ts';
import { ApprovalNote } from './ApprovalNote.tsx';

/** What stands beside a clause: whether it is approved, and which of its screens have changed since they were. */
export function ApprovalOfClause({ id, desk }: { id: string; desk: Desk }) {
  const { approvals, changes, clausesOfScreens, states } = desk;
  const own = Object.keys(clausesOfScreens).filter((file) => clausesOfScreens[file]!.includes(id));
  const stale = own.filter((file) => approvals.screens[file]?.state === 'changed');
  const changed = typeof changes === 'string' ? [] : changes.screens.filter(({ file }) => own.includes(file));
  return (
    <>
      {approvals.clauses[id] && <ApprovalNote approval={approvals.clauses[id]} />}
      {typeof changes !== 'string' && changes.clauses.some((change) => change.id === id) && (
        <p>
          <a href={`changes.html#change-${id}`}>Changed since {changes.since.name}</a>
        </p>
      )}
      {stale.length > 0 && (
        <p className="approval changed">
          <b>Screens that have changed since they were approved:</b>{' '}
          {stale.map((file) => describeScreen(file, states)).join('; ')}
        </p>
      )}
      {changed.length > 0 && (
        <p>
          Its scenarios came to screens that have changed since the release:{' '}
          {changed.map(({ file }, index) => (
            <span key={file}>
              {index > 0 && '; '}
              <a href={`changes.html#${idOfScreen(file)}`}>{describeScreen(file, states)}</a>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
