import { type Conformance, type OperationResult, scenariosOf, type ServiceResult } from '../model.ts';
import { counted } from '../verdict.ts';
import { scenarioAddress } from './addresses.ts';
import { CallCard } from './CallCard.tsx';
import { Layout } from './Layout.tsx';

/** Each operation of each outside service: declared against exercised. */
export function ContractPage({ conformance }: { conformance: Conformance }) {
  const scenarios = scenariosOf(conformance);
  const onPages = scenarios.filter(({ tags }) => !tags.includes('@sdk'));
  const calls = onPages.reduce((sum, scenario) => sum + scenario.calls.length, 0);
  const clauseOf = new Map(scenarios.map(({ id, clause }) => [id, clause]));
  const proof = `${counted(onPages.length, 'scenario')} of the site’s pages made ${counted(calls, 'call')} in all, and none of them was this one; a call that no contract declares fails its scenario.`;
  return (
    <Layout page="contract.html" title="Contract">
      <h1>What the outside services promise, and what really went</h1>
      <p>Secrets in headers and bodies are masked; long bodies are shortened.</p>
      {conformance.contracts.map((service) => (
        <Service key={service.service} service={service} proof={proof} clauseOf={clauseOf} />
      ))}
    </Layout>
  );
}

type Context = { proof: string; clauseOf: ReadonlyMap<string, string> };

function Service({ service, ...context }: { service: ServiceResult } & Context) {
  const exercised = service.operations.filter(({ byPages, bySdk }) => byPages + bySdk > 0).length;
  return (
    <section aria-labelledby={`service-${service.service}`}>
      <h2 id={`service-${service.service}`}>{service.service}</h2>
      <p>
        <code>{service.server}</code>: {counted(service.operations.length, 'operation')} declared, {exercised}{' '}
        exercised
      </p>
      {service.operations.map((operation) => (
        <Operation key={operation.id} operation={operation} {...context} />
      ))}
    </section>
  );
}

function Operation({ operation, proof, clauseOf }: { operation: OperationResult } & Context) {
  const { id, method, path, summary, byPages, bySdk, confirmedBy, faults, statuses, example } = operation;
  return (
    <article className="card" id={`operation-${id}`}>
      <h3>
        {id}{' '}
        <code>
          {method} {path}
        </code>
      </h3>
      <p>{summary}</p>
      <dl className="facts">
        <Fact
          name="Used by pages"
          value={byPages ? counted(byPages, 'call') : `No page makes it. ${proof}`}
        />
        <Fact
          name="Made by the provider’s SDK in scenarios"
          value={bySdk ? counted(bySdk, 'call') : 'not in this run'}
        />
        <Fact
          name="Mock confirmed by the provider’s SDK"
          value={confirmedBy.length ? confirmedBy.join('; ') : 'not in this run'}
        />
        <Fact name="Answers seen" value={statuses.join(', ') || 'none'} />
        <Fact name="Faults tried" value={faults.join('; ') || 'none'} />
      </dl>
      {example && (
        <>
          <p>
            As it went in{' '}
            <a href={scenarioAddress({ id: example.scenario, clause: clauseOf.get(example.scenario)! })}>
              {example.scenario}
            </a>
            :
          </p>
          <CallCard call={example.call} />
        </>
      )}
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
