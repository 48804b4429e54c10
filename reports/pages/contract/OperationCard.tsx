import type { ReactNode } from 'react';
import type { Conformance } from '../../read/model/conformance.ts';
import type { OperationResult } from '../../read/model/service.ts';
import { scenariosOf } from '../../read/sections.ts';
import { pluralise } from '../../pluralise.ts';
import { addressOfClause, addressOfScenario } from '../addresses.ts';
import { CallCard } from './CallCard.tsx';

type Props = { operation: OperationResult; service: string; conformance: Conformance };

/** One operation: its callers, the scenarios that confirm its mock, example calls, and the effects of its failures. */
export function OperationCard({ operation, service, conformance }: Props) {
  const { id, method, path, summary, byPages, bySdk, confirmedBy, statuses, faults, example } = operation;
  const scenario = scenariosOf(conformance).find((one) => one.id === example?.scenario);
  return (
    <article className="card" id={`operation-${id}`}>
      <h3>{summary || id}</h3>
      <p>
        <code>
          {method} {path}
        </code>
        <br />
        <small>
          {id} of {service}
        </small>
      </p>
      <dl className="facts">
        {byPages > 0 && <Fact name="Made by the site’s pages">{pluralise(byPages, 'time')}</Fact>}
        <Fact name="Made by the provider’s SDK">{bySdk ? pluralise(bySdk, 'time') : 'no'}</Fact>
        <Fact name="Mock confirmed by that SDK">
          <Names names={confirmedBy} />
        </Fact>
        {statuses.length > 0 && <Fact name="Answered with">{statuses.join(', ')}</Fact>}
      </dl>
      {example && scenario && (
        <>
          <p>
            As it went in <a href={addressOfScenario(scenario)}>{scenario.name}</a>:
          </p>
          {example.calls.map((call, index) => (
            <CallCard key={index} call={call} open={byPages > 0} />
          ))}
        </>
      )}
      {faults.length > 0 && <Faults faults={faults} conformance={conformance} />}
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const FEW = 3;

function Names({ names }: { names: string[] }) {
  if (names.length <= FEW) return names.join('; ') || 'no';
  return (
    <details>
      <summary>in {names.length} scenarios and tests</summary>
      {names.join('; ')}
    </details>
  );
}

/** The faults that scenarios tried, each with the clauses about it. */
function Faults({ faults, conformance }: { faults: OperationResult['faults']; conformance: Conformance }) {
  const clauses = conformance.sections.flatMap((section) => section.clauses);
  const clausesOf = (ids: string[]) =>
    clauses.filter(({ scenarios }) => scenarios.some(({ id }) => ids.includes(id)));
  return (
    <>
      <h4>What happens when it fails</h4>
      <ul>
        {faults.map(({ words, scenarios }) => (
          <li key={words}>
            <b>{words}</b>, in {pluralise(scenarios.length, 'scenario')}:
            <ul>
              {clausesOf(scenarios).map(({ id, text, verdict }) => (
                <li key={id}>
                  <a href={addressOfClause(id)}>{id}</a> {text}{' '}
                  <b className={`badge ${verdict.replace(' ', '-')}`}>{verdict}</b>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
