import { type Contract, type Operation, operationsOf } from '../contracts/contract.ts';
import type { Call } from '../mocks/index.ts';
import type { Scenario } from './read/collect-scenarios.ts';
import type { UnitResults } from './read/results.ts';

/** An operation of an outside service, and the calls of it that scenarios really made. */
export type OperationResult = Pick<Operation, 'id' | 'service' | 'server' | 'method' | 'path'> & {
  summary: string;
  /** How many calls the site's pages made, and how many the provider's SDK made in scenarios. */
  byPages: number;
  bySdk: number;
  /** The scenarios and unit tests, by name, in which the provider's SDK has confirmed the mock. */
  confirmedBy: string[];
  /** The distinct statuses that the service answered. */
  statuses: number[];
  /** A scenario with calls of it: of a page if there is one, and with no failure of the service. */
  example: Scenario | undefined;
};

/** Every operation of the contracts: its calls, its statuses, and the scenarios and unit tests that confirm it. */
export function summariseOperations(
  contracts: readonly Contract[],
  scenarios: readonly Scenario[],
  units: readonly UnitResults[],
): OperationResult[] {
  const all = scenarios.flatMap((scenario) => scenario.calls.map((call) => ({ call, scenario })));
  return contracts.flatMap(operationsOf).map(({ definition, ...operation }) => {
    const made = all.filter(({ call }) => call.operation === operation.id);
    const bySdk = made.filter(({ scenario }) => scenario.tags.includes('@sdk'));
    const inScenarios = bySdk
      .filter(({ call, scenario }) => isPlain(call) && scenario.status === 'PASSED')
      .map(({ scenario }) => scenario.name);
    const statuses = new Set(made.flatMap(({ call }) => call.answer?.status ?? []));
    return {
      ...operation,
      summary: definition.summary ?? '',
      byPages: made.length - bySdk.length,
      bySdk: bySdk.length,
      confirmedBy: [...new Set([...inScenarios, ...testsOfSdk(operation.id, units)])],
      statuses: [...statuses].toSorted((a, b) => a - b),
      example: made.toSorted((a, b) => oddityOf(a) - oddityOf(b))[0]?.scenario,
    };
  });
}

type MadeCall = { call: Call; scenario: Scenario };

const isPlain = ({ fault, violations, answer }: Call) => !fault && !violations.length && answer !== null;

/** The less, the better an example: a good call of a page, then one of the SDK, then any. */
const oddityOf = ({ call, scenario }: MadeCall): number =>
  isPlain(call) ? Number(scenario.tags.includes('@sdk')) : 2;

/**
 * The passed unit tests in which the provider's SDK makes a call: in a folder `sdk`, with the operation's id in their
 * name.
 */
function testsOfSdk(operation: string, units: readonly UnitResults[]): string[] {
  return units
    .flatMap(({ testResults }) => testResults)
    .filter(({ name }) => /\/sdk\//.test(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => status === 'passed' && fullName.split(/\W/).includes(operation))
    .map(({ fullName }) => fullName);
}
