import type { ReactNode } from 'react';
import type { ScreenChange } from '../../desk/compare-screens.ts';
import type { Desk } from '../../desk/desk.ts';
import { describeScreen } from '../../desk/screens.ts';
import { pluralise } from '../../pluralise.ts';
import { addressOfClause, idOfScreen } from '../addresses.ts';
import { ApprovalNote } from './ApprovalNote.tsx';
import { DiffLines } from './DiffLines.tsx';

type Props = {
  change: ScreenChange;
  desk: Desk;
  /** A screen shown before whose lines differ in the same way. */
  like?: ScreenChange | undefined;
};

/** A screen that looks or reads otherwise than approved for the release: before, now, and what differs. */
export function ScreenChangeCard({ change, desk, like }: Props) {
  const { file, kind, before, now, marked, places, lines, isLost } = change;
  const words = describeScreen(file, desk.states);
  const device = /phone/.test(file) ? 'phone' : 'desktop';
  const approval = desk.approvals.screens[file];
  const show = (name: string | null, caption: string) =>
    name && (
      <figure className={device}>
        <a href={`pictures/${name}`}>
          <img src={`pictures/${name}`} alt={`${words}: ${caption}`} loading="lazy" />
        </a>
        <figcaption>{caption}</figcaption>
      </figure>
    );
  return (
    <li className="card" id={idOfScreen(file)}>
      <h3>{words}</h3>
      <p>
        {kind === 'added' && 'New.'}
        {kind === 'removed' && 'Gone.'}
        {kind === 'changed' && (lines.length ? 'It reads otherwise.' : describePlaces(places.length))}
        {isLost && ' What was approved is not in this clone of the repository.'} <code>{file}</code>
      </p>
      <div className="compared">
        {show(before, 'before')}
        {show(now, 'now')}
        {show(marked, 'what differs')}
      </div>
      {like ? (
        <p>
          The same lines as of{' '}
          <a href={`#${idOfScreen(like.file)}`}>{describeScreen(like.file, desk.states)}</a>.
        </p>
      ) : (
        lines.length > 0 && <LinesOf kind={kind} lines={lines} />
      )}
      <ClausesOf ids={desk.clausesOfScreens[file] ?? []} />
      {approval && <ApprovalNote approval={approval} />}
    </li>
  );
}

/** What differs in a text; a text that is new or gone is folded, as all of it is. */
function LinesOf({ kind, lines }: Pick<ScreenChange, 'kind' | 'lines'>) {
  if (kind === 'changed') return <DiffLines lines={lines} />;
  return (
    <details>
      <summary>{pluralise(lines.length, 'line')}</summary>
      <DiffLines lines={lines} />
    </details>
  );
}

const describePlaces = (count: number): string =>
  count
    ? `It differs in ${pluralise(count, 'place')}.`
    : 'The file differs, and no pixel of the picture does.';

function ClausesOf({ ids }: { ids: readonly string[] }): ReactNode {
  if (!ids.length) return <p>No scenario of this run brought the screen to this state.</p>;
  return (
    <details>
      <summary>{pluralise(ids.length, 'clause')} with scenarios that came here</summary>
      <p>
        {ids.map((id) => (
          <span key={id}>
            <a href={addressOfClause(id)}>{id}</a>{' '}
          </span>
        ))}
      </p>
    </details>
  );
}
