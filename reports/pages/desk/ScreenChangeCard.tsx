import type { ReactNode } from 'react';
import type { ScreenChange } from '../../desk/compare-screens.ts';
import type { Desk } from '../../desk/desk.ts';
import { describeScreen, nameOfFile } from '../../desk/screens.ts';
import { pluralise } from '../../pluralise.ts';
import { addressOfClause } from '../addresses.ts';
import { ApprovalNote } from './ApprovalNote.tsx';
import { DiffLines } from './DiffLines.tsx';

type Props = { change: ScreenChange; desk: Desk };

/** A screen that looks or reads otherwise than approved for the release: before, now, and what differs. */
export function ScreenChangeCard({ change, desk }: Props) {
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
    <li className="card" id={`screen-${nameOfFile(file)}`}>
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
      {lines.length > 0 && <DiffLines lines={lines} />}
      <ClausesOf ids={desk.clausesOfScreens[file] ?? []} />
      {approval && <ApprovalNote approval={approval} />}
    </li>
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
