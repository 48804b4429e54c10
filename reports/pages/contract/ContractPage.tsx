import type { ReactNode } from 'react';
import type { Conformance } from '../../read/model/conformance.ts';
import type { OperationResult, ServiceResult } from '../../read/model/service.ts';
import { scenariosOf } from '../../read/sections.ts';
import { pluralise } from '../../pluralise.ts';
import { Layout } from '../Layout.tsx';
import { FaultTable } from './FaultTable.tsx';
import { OperationCard } from './OperationCard.tsx';

const isUsed = ({ byPages }: OperationResult) => byPages > 0;

/** The operations of the outside services with the calls that were made: first those that the site's pages use. */
export function ContractPage({ conformance }: { conformance: Conformance }) {
  const { contracts } = conformance;
  return (
    <Layout page="contract.html" title="Contract">
      <h1>What is sent to outside services, and what comes back</h1>
      <p>Every call below went as shown. Secrets are masked; long bodies are shortened.</p>
      <Overview services={contracts} />
      <FaultTable conformance={conformance} />
      <Part title="Used by the site’s pages" services={contracts} wanted={isUsed} conformance={conformance} />
      <Part
        title="Used by no page"
        services={contracts}
        wanted={(operation) => !isUsed(operation)}
        conformance={conformance}
      >
        <p>{describeProof(conformance)}</p>
      </Part>
    </Layout>
  );
}

/** The reason why the operations under “Used by no page” are known to be so. */
function describeProof(conformance: Conformance): string {
  const onPages = scenariosOf(conformance).filter(({ tags }) => !tags.includes('@sdk'));
  const calls = onPages.flatMap((scenario) => scenario.calls).length;
  return `The proof: ${pluralise(onPages.length, 'scenario')} of the site’s pages made ${pluralise(calls, 'call')} in all, and none was one of these. A call that no contract declares is cut off and fails its scenario.`;
}

function Overview({ services }: { services: ServiceResult[] }) {
  return (
    <div className="wide">
      <table>
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">Declared</th>
            <th scope="col">Exercised</th>
            <th scope="col">Used by pages</th>
            <th scope="col">Confirmed by the provider’s SDK</th>
            <th scope="col">Faults tried</th>
          </tr>
        </thead>
        <tbody>
          {services
            .toSorted((a, b) => used(b) - used(a))
            .map(({ service, operations }) => (
              <tr key={service}>
                <th scope="row">
                  <a href={`#operation-${(operations.find(isUsed) ?? operations[0]!).id}`}>{service}</a>
                </th>
                <td>{operations.length}</td>
                <td>{operations.filter(({ byPages, bySdk }) => byPages + bySdk > 0).length}</td>
                <td>{used({ operations })}</td>
                <td>{operations.filter(({ confirmedBy }) => confirmedBy.length > 0).length}</td>
                <td>{new Set(operations.flatMap(({ faults }) => faults.map(({ words }) => words))).size}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

const used = ({ operations }: Pick<ServiceResult, 'operations'>): number => operations.filter(isUsed).length;

type PartProps = {
  title: string;
  services: ServiceResult[];
  wanted(operation: OperationResult): boolean;
  conformance: Conformance;
  children?: ReactNode;
};

function Part({ title, services, wanted, conformance, children }: PartProps) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
      {services.map(({ service, server, operations }) =>
        operations
          .filter(wanted)
          .map((operation) => (
            <OperationCard
              key={operation.id}
              operation={operation}
              service={`${service}, ${server}`}
              conformance={conformance}
            />
          )),
      )}
    </section>
  );
}
