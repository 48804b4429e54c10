import type { ClauseResult, Conformance } from '../../judge-conformance.ts';
import { worstFiguresOf } from '../../read/gates.ts';
import { findClausesOnlyTestsProve } from '../../verdict.ts';
import { addressOfClause, anchorOfKind, anchorOfOpenPoint } from '../addresses.ts';
import { ClauseLinks } from '../ClauseLinks.tsx';
import { Part } from '../Part.tsx';
import { MutantsWithStatus } from '../WrongSites.tsx';

/** The points that the product owner should know besides the verdict. */
export function OpenPoints({ conformance }: { conformance: Conformance }) {
  const { open, clauses, gates } = conformance;
  const byTests = findClausesOnlyTestsProve(conformance).map(({ id }) => id);
  const all = Object.values(open).flat();
  return (
    <Part title="What is open">
      <p>
        To change a decision, tell the engineers its number. Its clause changes first, then scenarios and
        site. No sentence is kept by a gate alone: each clause has scenarios.
      </p>
      {Object.entries(open).map(([kind, points]) => (
        <details key={kind}>
          <summary>{kind}</summary>
          <ol id={anchorOfKind(kind)}>
            {points.map((point, index) => (
              <li key={point.text} id={anchorOfOpenPoint(kind, index)} value={all.indexOf(point) + 1}>
                {point.text}
                <ClauseSentences clauses={clauses.filter(({ id }) => point.clauses?.includes(id))} />
              </li>
            ))}
          </ol>
        </details>
      ))}
      <MutantsWithStatus status="equivalent" conformance={conformance} />
      <p>
        <a href="gates.html">Rules for every screen that no clause asks for</a>:{' '}
        {gates.flatMap(worstFiguresOf).length}
      </p>
      {byTests.length > 0 && (
        <p>
          Clauses all of whose planted mistakes were first noticed by programmers’ tests:{' '}
          <ClauseLinks ids={byTests} />
        </p>
      )}
    </Part>
  );
}

const ClauseSentences = ({ clauses }: { clauses: readonly ClauseResult[] }) =>
  clauses.length > 0 && (
    <details>
      <summary>Clauses {clauses.map(({ id }) => id).join(', ')}</summary>
      {clauses.map(({ id, text }) => (
        <div key={id}>
          <a href={addressOfClause(id)}>{id}</a> {text}
        </div>
      ))}
    </details>
  );
