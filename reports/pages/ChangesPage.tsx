import { type ChangedFile, type ChangedPart, type Changes, formerPictureFileOf } from '../read/changes.ts';
import { addressOfClause } from './addresses.ts';
import { Layout } from './Layout.tsx';
import { List } from './List.tsx';
import { Part } from './Part.tsx';

/** The differences between the working tree and a revision of git: clauses, scenarios, texts, calls and pictures. */
export function ChangesPage({ changes }: { changes: Changes | null }) {
  return (
    <Layout page="changes.html">
      <h1>What changed {changes && `since ${changes.since}`}</h1>
      {!changes && (
        <p>
          This report was compared with no earlier version: <code>npm run report -- --since REVISION</code>{' '}
          compares it with a branch, a tag or a commit.
        </p>
      )}
      {Object.entries(changes?.subjects ?? {}).map(([name, files]) => (
        <Part key={name} title={`${name}: ${countChangeKinds(files)}`}>
          {files.map((one) => (
            <ChangedFileCard key={one.file} changed={one} />
          ))}
        </Part>
      ))}
    </Layout>
  );
}

/** Counts changes by kind: `13 different, 5 gone`. A file counts as one change if it has no changed parts. */
function countChangeKinds(files: readonly ChangedFile[]): string {
  const all = files.flatMap(({ kind, parts }) => (parts.length ? parts : [{ kind }]));
  const counts = Object.entries(Object.groupBy(all, ({ kind }) => kind));
  return counts.map(([kind, own]) => `${own.length} ${kind}`).join(', ') || 'none';
}

function ChangedFileCard({ changed: { file, kind, parts, text } }: { changed: ChangedFile }) {
  const isPicture = file.endsWith('.png');
  const areClauses = file.endsWith('clauses.yaml');
  return (
    <article className="card">
      <h3>
        <code>{file}</code> {parts.length === 0 && kind}
      </h3>
      <List
        items={parts.map((part) => (
          <>
            {part.name}: {part.kind} {areClauses && <ChangedClauseText clause={part} />}
          </>
        ))}
      />
      {isPicture && (
        <div className="compared">
          {kind !== 'new' && <Picture address={formerPictureFileOf(file)} of={file} side="before" />}
          {kind !== 'gone' && <Picture address={file.replace('gates/approved/', '')} of={file} side="now" />}
        </div>
      )}
      {!isPicture && !areClauses && (
        <details>
          <summary>{kind === 'different' ? 'Changed lines' : 'The whole text'}</summary>
          <TextLines text={text} isDiff={kind === 'different'} />
        </details>
      )}
    </article>
  );
}

function ChangedClauseText({ clause: { name, before, now } }: { clause: ChangedPart }) {
  return (
    <>
      {before && <del>{before}</del>}{' '}
      {now && (
        <ins>
          <a href={addressOfClause(name)}>{now}</a>
        </ins>
      )}
    </>
  );
}

function Picture({ address, of, side }: { address: string; of: string; side: string }) {
  return (
    <figure className={of.includes('phone') ? 'phone' : 'desktop'}>
      <a href={`pictures/${address}`}>
        <img src={`pictures/${address}`} alt={`${of}: ${side}`} loading="lazy" />
      </a>
      <figcaption>{side}</figcaption>
    </figure>
  );
}

const DIFF_ELEMENTS = { '+': 'ins', '-': 'del' } as const;

/** The lines of a text; in a diff of git, added and removed lines are marked. */
function TextLines({ text, isDiff }: { text: string; isDiff: boolean }) {
  return (
    <pre className="diff">
      {text.split('\n').map((line, index) => {
        const Line = (isDiff && DIFF_ELEMENTS[line[0] as '+']) || 'span';
        return <Line key={index}>{`${line}\n`}</Line>;
      })}
    </pre>
  );
}
